import UIKit
import XCTest

@testable import AppearanceKit

final class UITabBarAppearanceTests: XCTestCase {
  @MainActor func testABackgroundColorFillsBothStatesOfATabBar() async {
    let bar = UITabBar()
    bar.apply { $0.backgroundColor = .red }
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
    XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .red)
  }

  @MainActor func testTabsAreColoredWhetherSelectedOrNot() async {
    let bar = UITabBar()
    bar.apply {
      $0.tintColor = .red
      $0.unselectedItemTintColor = .gray
    }
    XCTAssertEqual(bar.tintColor, .red)
    XCTAssertEqual(bar.unselectedItemTintColor, .gray)
    let look = bar.standardAppearance
    for item in [
      look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance,
    ] {
      XCTAssertEqual(item.selected.iconColor, .red)
      XCTAssertEqual(item.normal.iconColor, .gray)
      XCTAssertEqual(item.normal.titleTextAttributes.color, .gray)
    }
  }

  @MainActor func testWhatIsSaidOfOneLayoutComesBeforeAllTabs() async {
    let bar = UITabBar()
    bar.apply {
      $0.tintColor = .red
      $0.unselectedItemTintColor = .gray
      $0.items.titleColor = .blue
      $0.items.font = .system(size: 10, weight: .bold)
      $0.inline.titleColor = .green
      $0.badgeColor = .yellow
      $0.badgeTextColor = .black
      $0.selectionIndicatorColor = .cyan
      $0.itemPositioning = .centered
      $0.itemWidth = 76
      $0.itemSpacing = 34
    }
    let look = bar.standardAppearance
    let (stacked, inline) = (look.stackedLayoutAppearance, look.inlineLayoutAppearance)
    XCTAssertEqual(stacked.normal.titleTextAttributes.color, .blue)
    XCTAssertEqual(stacked.normal.iconColor, .gray)
    XCTAssertEqual(stacked.selected.titleTextAttributes.color, .red)
    XCTAssertEqual(inline.normal.titleTextAttributes.color, .green)
    for state in [inline.normal, inline.selected] {
      XCTAssertEqual(state.titleTextAttributes.font?.pointSize, 10)
      XCTAssertEqual(state.badgeBackgroundColor, .yellow)
      XCTAssertEqual(state.badgeTextAttributes.color, .black)
    }
    XCTAssertEqual(look.selectionIndicatorTintColor, .cyan)
    XCTAssertEqual(look.stackedItemPositioning, .centered)
    XCTAssertEqual(look.stackedItemWidth, 76)
    XCTAssertEqual(look.stackedItemSpacing, 34)
  }

  @MainActor func testTabsThatAreNotSelectedGoBackToTheAppsColor() async {
    let bar = UITabBar()
    bar.unselectedItemTintColor = .green
    bar.apply { $0.unselectedItemTintColor = .red }
    XCTAssertEqual(bar.unselectedItemTintColor, .red)
    bar.apply(Appearance.Bar())
    XCTAssertEqual(bar.unselectedItemTintColor, .green)
  }
}
