import UIKit
import XCTest

@testable import AppearanceKit

final class BarLegacyTests: XCTestCase {
  @MainActor func testABackgroundIsAColorThatIsOpaqueUnlessItIsSaidOtherwise() async {
    let cases: [((inout Appearance.Bar) -> Void, UIColor?, Bool)] = [
      ({ $0.backgroundColor = .red }, .red, false),
      ({ $0.barTintColor = .blue }, .blue, false),
      ({ $0.background = .opaque }, nil, false),
      ({ $0.background = .default }, nil, true),
    ]
    for (change, color, isTranslucent) in cases {
      let background = Appearance.Bar.make(change).legacyBackground
      XCTAssertEqual(background?.color, color)
      XCTAssertNil(background?.image)
      XCTAssertEqual(background?.isTranslucent, isTranslucent)
      let other = Appearance.Bar.make(change).with { $0.isTranslucent = !isTranslucent }
      XCTAssertEqual(other.legacyBackground?.isTranslucent, !isTranslucent)
    }
  }

  @MainActor func testABarThatSaysNothingOfABackgroundHasNone() async {
    XCTAssertNil(Appearance.Bar.make { $0.isTranslucent = false }.legacyBackground)
    XCTAssertNil(
      Appearance.Bar.make { $0.backgroundGradient = .init([.red, .blue]) }.legacyBackground)
  }

  @MainActor func testAShadowIsAPointOfItsColorOrAnEmptyImage() async {
    let line = Appearance.Bar.make { $0.shadow = .color(.red) }.legacyShadow
    XCTAssertEqual(line?.doubleFills.map(\.color), [.red])
    XCTAssertEqual(
      line?.doubleFills.map(\.rect), [CGRect(x: 0, y: 0, width: 1, height: 1)])
    XCTAssertNil(Appearance.Bar.make { $0.background = .opaque }.legacyShadow)
    for bar in [
      Appearance.Bar.make { $0.shadow = .hidden }, .make { $0.background = .transparent },
      .make { $0.background = .hidden },
    ] {
      XCTAssertEqual(bar.legacyShadow?.doubleFills.count, 0)
    }
  }

  @MainActor func testATransparentBarHidesTheSystemsImages() async {
    let bar = Appearance.Bar.make { $0.background = .transparent }
    let (navigationBar, toolbar, tabBar) = (UINavigationBar(), UIToolbar(), UITabBar())
    navigationBar.applyLegacy(bar)
    toolbar.applyLegacy(bar)
    tabBar.applyLegacy(bar)
    XCTAssertNotNil(navigationBar.backgroundImage(for: .default))
    XCTAssertNotNil(navigationBar.shadowImage)
    XCTAssertNotNil(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default))
    XCTAssertNotNil(toolbar.shadowImage(forToolbarPosition: .any))
    XCTAssertNotNil(tabBar.backgroundImage)
    XCTAssertTrue(navigationBar.isTranslucent)
  }

  @MainActor func testAShadowColorIsALine() async {
    let bar = UINavigationBar()
    bar.applyLegacy(.make { $0.shadow = .color(.red) })
    XCTAssertNotNil(bar.shadowImage)
  }
}
