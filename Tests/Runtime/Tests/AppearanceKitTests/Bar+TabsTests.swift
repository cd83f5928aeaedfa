import UIKit
import XCTest

@testable import AppearanceKit

final class BarTabsTests: XCTestCase {
  @MainActor func testTabsHaveTheirColorsAndOneFontWhetherSelectedOrNot() async {
    var tabs = Appearance.Bar.Tabs()
    tabs.font = .system(size: 10, weight: .bold)
    tabs.titleColor = .red
    tabs.selectedTitleColor = .green
    tabs.iconColor = .blue
    tabs.selectedIconColor = .black
    let item = UITabBarItemAppearance(style: .stacked)
    item.style(tabs)
    XCTAssertEqual(item.normal.titleTextAttributes.color, .red)
    XCTAssertEqual(item.selected.titleTextAttributes.color, .green)
    XCTAssertEqual(item.normal.iconColor, .blue)
    XCTAssertEqual(item.selected.iconColor, .black)
    for state in [item.normal, item.selected] {
      XCTAssertEqual(state.titleTextAttributes.font, .boldSystemFont(ofSize: 10))
    }
  }

  @MainActor func testWhatTabsLeaveOpenStays() async {
    let item = UITabBarItemAppearance(style: .stacked)
    item.normal.iconColor = .gray
    item.selected.titleTextAttributes = [.kern: 2, .foregroundColor: UIColor.gray]
    var tabs = Appearance.Bar.Tabs()
    tabs.font = .named("Missing", size: 10)
    item.style(tabs)
    XCTAssertEqual(item.normal.iconColor, .gray)
    XCTAssertEqual(item.selected.titleTextAttributes.color, .gray)
    XCTAssertEqual(item.selected.titleTextAttributes.count, 2)
    XCTAssertTrue(item.normal.titleTextAttributes.isEmpty)
  }
}
