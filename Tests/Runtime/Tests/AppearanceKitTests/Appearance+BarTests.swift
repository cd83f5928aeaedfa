import UIKit
import XCTest

@testable import AppearanceKit

final class AppearanceBarTests: XCTestCase {
  func testAFreshAppearanceLeavesEverythingToUIKit() {
    let appearance = Appearance()
    XCTAssertEqual(appearance.statusBarStyle, .default)
    XCTAssertEqual(appearance.interfaceStyle, .unspecified)
    for bar in [appearance.navigationBar, appearance.toolbar, appearance.tabBar] {
      XCTAssertEqual(bar.style, .default)
      XCTAssertNil(bar.background)
      XCTAssertEqual(
        [
          bar.backgroundColor, bar.tintColor, bar.barTintColor, bar.titleColor,
          bar.largeTitleColor, bar.unselectedItemTintColor, bar.buttons.plain, bar.buttons.done,
          bar.buttons.back,
        ],
        Array(repeating: nil, count: 9))
      XCTAssertEqual(bar.liquidGlass, .keep)
      XCTAssertEqual(bar.shadow, .default)
      XCTAssertNil(bar.isTranslucent)
      XCTAssertNil(bar.prefersLargeTitles)
      XCTAssertNil(bar.titleFont)
      XCTAssertNil(bar.isHidden)
      XCTAssertEqual(bar.scrollEdge, .same)
      XCTAssertEqual(bar.compact, .same)
    }
  }

  func testEveryPropertyCountsForEquality() {
    let changes: [(inout Appearance) -> Void] = [
      { $0.statusBarStyle = .lightContent },
      { $0.interfaceStyle = .dark },
      { $0.navigationBar.style = .black },
      { $0.navigationBar.background = .opaque },
      { $0.navigationBar.backgroundColor = .black },
      { $0.navigationBar.tintColor = .black },
      { $0.navigationBar.barTintColor = .black },
      { $0.navigationBar.titleColor = .black },
      { $0.navigationBar.largeTitleColor = .black },
      { $0.navigationBar.shadow = .color(.black) },
      { $0.navigationBar.shadow = .color(.white) },
      { $0.navigationBar.isTranslucent = false },
      { $0.navigationBar.prefersLargeTitles = true },
      { $0.navigationBar.liquidGlass = .system },
      { $0.navigationBar.titleFont = .system(size: 20, weight: .semibold) },
      { $0.navigationBar.titleFont = .system(size: 20, weight: .bold) },
      { $0.navigationBar.titleFont = .textStyle(.headline) },
      { $0.navigationBar.titleFont = .named("Avenir-Heavy", size: 20) },
      { $0.navigationBar.isHidden = true },
      { $0.navigationBar.buttons.plain = .black },
      { $0.navigationBar.buttons.done = .black },
      { $0.navigationBar.buttons.back = .black },
      { $0.navigationBar.buttons.prominent = .black },
      { $0.navigationBar.buttonFonts.plain = .textStyle(.headline) },
      { $0.navigationBar.disabledButtons.plain = .black },
      { $0.navigationBar.highlightedButtons.plain = .black },
      { $0.navigationBar.focusedButtons.plain = .black },
      { $0.navigationBar.subtitleColor = .black },
      { $0.navigationBar.largeSubtitleColor = .black },
      { $0.navigationBar.largeTitleFont = .textStyle(.headline) },
      { $0.navigationBar.largeTitleFont = .textStyle(.headline, weight: .bold) },
      { $0.navigationBar.largeTitleFont = .textStyle(.headline, design: .rounded) },
      { $0.navigationBar.largeTitleFont = .named("Avenir", size: 9, textStyle: .body) },
      { $0.navigationBar.titleKern = 1 },
      { $0.navigationBar.largeTitleKern = 1 },
      { $0.navigationBar.titlePositionAdjustment.vertical = 1 },
      { $0.navigationBar.titlePositionAdjustment.horizontal = 1 },
      { $0.navigationBar.backgroundEffect = .hidden },
      { $0.navigationBar.backgroundGradient = .init([.black, .white]) },
      { $0.navigationBar.backgroundGradient = .init([.black, .white], .vertical) },
      { $0.navigationBar.backgroundImage = UIImage(named: "Bar") },
      { $0.navigationBar.shadowImage = UIImage(named: "Bar") },
      { $0.navigationBar.backIndicatorImage = UIImage(named: "Bar") },
      { $0.navigationBar.backButton.title = "Shop" },
      { $0.navigationBar.backButton.displayMode = .minimal },
      { $0.navigationBar.largeTitleDisplayMode = .never },
      { $0.navigationBar.searchBar.tintColor = .black },
      { $0.navigationBar.searchBar.fieldColor = .black },
      { $0.navigationBar.searchBar.textColor = .black },
      { $0.navigationBar.searchBar.placeholderColor = .black },
      { $0.navigationBar.searchBar.scopeButtons.font = .textStyle(.footnote) },
      { $0.navigationBar.searchBar.scopeButtons.titleColor = .black },
      { $0.navigationBar.searchBar.scopeButtons.selectedTitleColor = .black },
      { $0.navigationBar.prompt = "Shop" },
      { $0.navigationBar.hidesSharedBackground = true },
      { $0.toolbar.hidesSharedBackground = false },
      { $0.navigationBar.badgeColor = .black },
      { $0.tabBar.badgeColor = .black },
      { $0.tabBar.badgeTextColor = .black },
      { $0.tabBar.items.font = .textStyle(.headline) },
      { $0.tabBar.items.titleColor = .black },
      { $0.tabBar.items.selectedTitleColor = .black },
      { $0.tabBar.items.iconColor = .black },
      { $0.tabBar.items.selectedIconColor = .black },
      { $0.tabBar.stacked.iconColor = .black },
      { $0.tabBar.inline.iconColor = .black },
      { $0.tabBar.compactInline.iconColor = .black },
      { $0.tabBar.selectionIndicatorColor = .black },
      { $0.tabBar.itemPositioning = .fill },
      { $0.tabBar.itemWidth = 1 },
      { $0.tabBar.itemSpacing = 1 },
      { $0.navigationBar.scrollEdge = .transparent },
      { $0.navigationBar.scrollEdge = .bar(Appearance.Bar()) },
      { $0.navigationBar.compact = .transparent },
      { $0.toolbar.tintColor = .black },
      { $0.tabBar.tintColor = .black },
      { $0.tabBar.unselectedItemTintColor = .black },
    ]
    let values = [Appearance()] + changes.map { Appearance().with($0) }
    for (index, value) in values.enumerated() {
      XCTAssertEqual(values.firstIndex(of: value), index)
    }
    for (change, value) in zip(changes, values.dropFirst()) {
      XCTAssertEqual(Appearance().with(change), value)
    }
  }

  func testEveryPropertyHasTheValueThatItWasGiven() {
    check(\.style, .black)
    check(\.background, .opaque)
    for color in [
      \Appearance.Bar.backgroundColor, \.tintColor, \.barTintColor, \.titleColor,
      \.largeTitleColor, \.subtitleColor, \.largeSubtitleColor, \.unselectedItemTintColor,
      \.badgeColor, \.badgeTextColor, \.selectionIndicatorColor,
    ] {
      check(color, .red)
    }
    check(\.backgroundEffect, .dark)
    check(\.backgroundGradient, .init([.red, .blue]))
    check(\.backgroundImage, UIImage(named: "A"))
    check(\.shadowImage, UIImage(named: "A"))
    check(\.backIndicatorImage, UIImage(named: "A"))
    check(\.shadow, .hidden)
    for flag in [
      \Appearance.Bar.isTranslucent, \.prefersLargeTitles, \.hidesSharedBackground, \.isHidden,
    ] {
      check(flag, false)
    }
    check(\.largeTitleDisplayMode, .never)
    check(\.prompt, "A")
    check(\.titleFont, .textStyle(.body))
    check(\.largeTitleFont, .textStyle(.body))
    for number in [
      \Appearance.Bar.titleKern, \.largeTitleKern, \.itemWidth, \.itemSpacing,
    ] {
      check(number, 2)
    }
    check(\.titlePositionAdjustment.vertical, 2)
    check(\.liquidGlass, .system)
    check(\.buttons.plain, .red)
    check(\.buttonFonts.plain, .textStyle(.body))
    check(\.disabledButtons.plain, .red)
    check(\.highlightedButtons.plain, .red)
    check(\.focusedButtons.plain, .red)
    check(\.backButton.title, "A")
    check(\.searchBar.textColor, .red)
    check(\.items.iconColor, .red)
    check(\.stacked.iconColor, .red)
    check(\.inline.iconColor, .red)
    check(\.compactInline.iconColor, .red)
    check(\.itemPositioning, .fill)
    for slot in [\Appearance.Bar.scrollEdge, \.compact, \.compactScrollEdge] {
      check(slot, .transparent)
    }
  }

  private func check<Value: Equatable>(
    _ property: WritableKeyPath<Appearance.Bar, Value>, _ value: Value
  ) {
    var bar = Appearance.Bar()
    XCTAssertNotEqual(bar[keyPath: property], value)
    bar[keyPath: property] = value
    XCTAssertEqual(bar[keyPath: property], value)
  }
}
