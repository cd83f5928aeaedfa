/// `UITabBarItemAppearance.Style`.
package enum TabLayout: Int, CaseIterable { case stacked, inline, compactInline }

/// A part of a tab: the properties that color it in each layout, by precedence.
package struct TabPart: Sendable {
  package let isSelected: Bool
  package let isText: Bool
  private let chains: [[BarProperty]]

  private init(
    isSelected: Bool, isText: Bool, stacked: BarProperty, inline: BarProperty,
    compactInline: BarProperty, items: BarProperty
  ) {
    self.isSelected = isSelected
    self.isText = isText
    let rest: BarProperty = isSelected ? .tintColor : .unselectedItemTintColor
    chains = [stacked, inline, compactInline].map { [$0, items, rest] }
  }

  /// The bar's property that colors it by default.
  package var rest: BarProperty { chains[0][2] }
  package var name: String { isSelected ? "selected tab" : "unselected tab" }
  package var title: String {
    "\(isText ? "title" : "icon") of \(isSelected ? "the selected" : "a") tab"
  }

  package func chain(_ layout: TabLayout) -> [BarProperty] { chains[layout.rawValue] }

  package static let all = [
    TabPart(
      isSelected: true, isText: true, stacked: .selectedStackedTitleColor,
      inline: .selectedInlineTitleColor, compactInline: .selectedCompactInlineTitleColor,
      items: .selectedItemTitleColor),
    TabPart(
      isSelected: true, isText: false, stacked: .selectedStackedIconColor,
      inline: .selectedInlineIconColor, compactInline: .selectedCompactInlineIconColor,
      items: .selectedItemIconColor),
    TabPart(
      isSelected: false, isText: true, stacked: .stackedTitleColor, inline: .inlineTitleColor,
      compactInline: .compactInlineTitleColor, items: .itemTitleColor),
    TabPart(
      isSelected: false, isText: false, stacked: .stackedIconColor, inline: .inlineIconColor,
      compactInline: .compactInlineIconColor, items: .itemIconColor),
  ]
  /// The colors of single layouts.
  package static let layoutColors = BarPropertySet(all.flatMap { $0.chains.map { $0[0] } })
}

extension ResolvedBar {
  package func colorsTabs(with property: BarProperty) -> Bool {
    TabPart.all.contains { part in
      TabLayout.allCases.contains { layout in part.chain(layout).first(where: has) == property }
    }
  }
}
