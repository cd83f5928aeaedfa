import UIKit
import XCTest

@testable import AppearanceKit

final class UIToolbarAppearanceTests: XCTestCase {
  @MainActor func testABackgroundColorFillsEveryStateOfAToolbar() async {
    let bar = UIToolbar()
    bar.apply { $0.backgroundColor = .red }
    let looks = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ]
    XCTAssertEqual(looks.map { $0?.backgroundColor }, Array(repeating: .red, count: 4))
  }

  @MainActor func testAToolbarGoesBackToTheAppsOwnLookInEveryState() async {
    let bar = UIToolbar()
    func look(_ color: UIColor) -> UIToolbarAppearance {
      let look = UIToolbarAppearance()
      look.backgroundColor = color
      return look
    }
    bar.standardAppearance = look(.red)
    bar.compactAppearance = look(.green)
    bar.scrollEdgeAppearance = look(.blue)
    bar.compactScrollEdgeAppearance = look(.black)
    bar.apply { $0.background = .transparent }
    XCTAssertNil(bar.compactScrollEdgeAppearance?.backgroundColor)
    bar.apply(Appearance.Bar())
    let looks = [
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
      bar.compactScrollEdgeAppearance,
    ]
    XCTAssertEqual(looks.map { $0?.backgroundColor }, [.red, .green, .blue, .black])
  }

  @MainActor func testProminentButtonsComeBeforeDoneOnes() async {
    let bar = UIToolbar()
    bar.apply {
      $0.buttons.done = .red
      $0.buttons.prominent = .blue
    }
    let look = bar.standardAppearance.prominentButtonAppearance
    XCTAssertEqual(look.normal.titleTextAttributes.color, .blue)
  }

  @MainActor func testBeforeIOS13AToolbarGoesBackToItsOwnImages() async {
    let bar = UIToolbar()
    let (background, shadow) = (UIImage(), UIImage())
    bar.setBackgroundImage(background, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(shadow, forToolbarPosition: .any)
    bar.applyLegacy(
      .make {
        $0.backgroundColor = .red
        $0.shadow = .hidden
      })
    XCTAssertNil(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default))
    XCTAssertEqual(bar.barTintColor, .red)
    XCTAssertFalse(bar.shadowImage(forToolbarPosition: .any) === shadow)
    bar.applyLegacy(Appearance.Bar())
    XCTAssertIdentical(
      bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default), background)
    XCTAssertIdentical(bar.shadowImage(forToolbarPosition: .any), shadow)
  }
}
