import UIKit
import XCTest

@testable import AppearanceKit

/// What iOS 12 gets, called directly.
final class LegacyTests: XCTestCase {
  @MainActor func testANavigationBarGetsARealColorAndNoImage() async {
    let bar = UINavigationBar()
    bar.applyLegacy(.make { $0.backgroundColor = .systemBackground })
    XCTAssertIdentical(bar.barTintColor, UIColor.systemBackground)
    XCTAssertNil(bar.backgroundImage(for: .default))
    XCTAssertFalse(bar.isTranslucent)
  }

  @MainActor func testTheBarTintColorCountsMoreThanTheBackground() async {
    let bars = (UINavigationBar(), UIToolbar(), UITabBar())
    let bar = Appearance.Bar.make {
      $0.backgroundColor = .red
      $0.barTintColor = .blue
      $0.isTranslucent = true
    }
    bars.0.applyLegacy(bar)
    bars.1.applyLegacy(bar)
    bars.2.applyLegacy(bar)
    XCTAssertEqual(
      [bars.0.barTintColor, bars.1.barTintColor, bars.2.barTintColor], [.blue, .blue, .blue])
    XCTAssertEqual(
      [bars.0.isTranslucent, bars.1.isTranslucent, bars.2.isTranslucent], [true, true, true])
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

  @MainActor func testWhatIsLeftOpenIsTheAppsOwn() async {
    let bar = UINavigationBar()
    let image = UIImage()
    bar.setBackgroundImage(image, for: .default)
    bar.barTintColor = .green
    bar.applyLegacy(
      .make {
        $0.backgroundColor = .red
        $0.shadow = .hidden
      })
    XCTAssertNil(bar.backgroundImage(for: .default))
    XCTAssertNotNil(bar.shadowImage)
    bar.applyLegacy(Appearance.Bar())
    XCTAssertIdentical(bar.backgroundImage(for: .default), image)
    XCTAssertEqual(bar.barTintColor, .green)
    XCTAssertNil(bar.shadowImage)
    XCTAssertTrue(bar.isTranslucent)
  }

  @MainActor func testTabsThatAreNotSelectedAreColored() async {
    let bar = UITabBar()
    bar.unselectedItemTintColor = .green
    bar.applyLegacy(.make { $0.unselectedItemTintColor = .red })
    XCTAssertEqual(bar.unselectedItemTintColor, .red)
    bar.applyLegacy(Appearance.Bar())
    XCTAssertEqual(bar.unselectedItemTintColor, .green)
  }

  @MainActor func testAShadowColorIsALine() async {
    let bar = UINavigationBar()
    bar.applyLegacy(.make { $0.shadow = .color(.red) })
    XCTAssertNotNil(bar.shadowImage)
  }

  @MainActor func testTheTitleKeepsItsFont() async {
    let bar = UINavigationBar()
    let font = UIFont.systemFont(ofSize: 40)
    bar.titleTextAttributes = [.font: font]
    bar.applyLegacy(
      .make {
        $0.tintColor = .red
        $0.largeTitleColor = .blue
      })
    XCTAssertEqual(bar.titleTextAttributes?[.font] as? UIFont, font)
    XCTAssertEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
    XCTAssertEqual(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor, .blue)
  }
}
