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
}
