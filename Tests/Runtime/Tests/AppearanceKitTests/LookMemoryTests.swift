import UIKit
import XCTest

@testable import AppearanceKit

final class LookMemoryTests: XCTestCase {
  @MainActor func testAFreshAppearanceLeavesTheAppsOwnLook() async {
    let bar = UINavigationBar()
    bar.barStyle = .black
    bar.isTranslucent = false
    bar.standardAppearance.backgroundColor = .red
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    for look in [Appearance.Bar(), .make { $0.backgroundColor = .blue }, Appearance.Bar()] {
      bar.apply(look)
    }
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
    XCTAssertNil(bar.compactAppearance)
    XCTAssertNotNil(bar.scrollEdgeAppearance)
    XCTAssertNil(bar.scrollEdgeAppearance?.backgroundColor)
  }

  @MainActor func testAFontTheAppSetsLaterIsKept() async {
    let bar = UINavigationBar()
    bar.apply { $0.titleColor = .red }
    let font = UIFont.systemFont(ofSize: 40)
    bar.standardAppearance.titleTextAttributes[.font] = font
    bar.apply { $0.titleColor = .blue }
    let attributes = bar.standardAppearance.titleTextAttributes
    XCTAssertEqual(attributes.font, font)
    XCTAssertEqual(attributes.color, .blue)
  }

  @MainActor func testABarAppearanceThatTheAppSetsLaterIsWhatAnAppearanceIsLaidOver() async {
    let screen = Screen(.make { $0.navigationBar.titleColor = .red })
    let stack = shown(screen)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    stack.navigationBar.standardAppearance = own
    stack.navigationBar.compactAppearance = own
    screen.appearance = .make { $0.navigationBar.titleColor = .blue }
    stack.updateAppearance()
    let look = stack.navigationBar.standardAppearance
    XCTAssertEqual(look.backgroundColor, .green)
    XCTAssertEqual(look.titleTextAttributes.color, .blue)
    screen.appearance = Appearance()
    stack.updateAppearance()
    XCTAssertEqual(stack.navigationBar.standardAppearance.backgroundColor, .green)
    XCTAssertEqual(stack.navigationBar.compactAppearance?.backgroundColor, .green)
    XCTAssertTrue(stack.navigationBar.standardAppearance.titleTextAttributes.isEmpty)
  }

  @MainActor func testWhatTheAppChangesInALookThatIsWornStaysUnderTheNextOne() async {
    let bar = UINavigationBar()
    bar.apply { $0.titleColor = .red }
    bar.standardAppearance.shadowColor = .green
    bar.apply { $0.titleColor = .blue }
    XCTAssertEqual(bar.standardAppearance.shadowColor, .green)
    XCTAssertEqual(bar.standardAppearance.titleTextAttributes.color, .blue)
    bar.apply(Appearance.Bar())
    XCTAssertEqual(bar.standardAppearance.shadowColor, .green)
    XCTAssertTrue(bar.standardAppearance.titleTextAttributes.isEmpty)
  }

  @MainActor func testAStateThatTheAppTakesAwayDoesNotComeBack() async {
    let bar = UINavigationBar()
    bar.compactAppearance = UINavigationBarAppearance()
    bar.apply { $0.titleColor = .red }
    XCTAssertNotNil(bar.compactAppearance)
    bar.compactAppearance = nil
    bar.apply(Appearance.Bar())
    XCTAssertNil(bar.compactAppearance)
  }
}
