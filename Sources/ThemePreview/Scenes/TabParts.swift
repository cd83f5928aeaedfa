import ThemeModel

/// The parts of tabs in a drawing, whose colors depend on how a phone lays tabs out.
enum TabParts {
  struct Part {
    let role: PartScene.Role
    /// The properties of the layout and of all layouts that color it, the first that is set.
    let chain: [BarProperty]
    /// What colors it where none of them does.
    let rest: DrawnPart
    /// The color that UIKit takes without any of them.
    let standard: String
  }

  /// The properties that a drawing at compact height alone shows.
  static let compactProperties = beside.compactMap(\.chain.first)

  /// The parts in a state: the title is beside the icon at compact height, below it elsewhere.
  static func shown(in state: DrawnBar.State) -> [Part] { state.isCompact ? beside : below }

  private static let below = parts(
    .selectedStackedTitleColor, .selectedStackedIconColor, .stackedTitleColor, .stackedIconColor)

  private static let beside = parts(
    .selectedCompactInlineTitleColor, .selectedCompactInlineIconColor, .compactInlineTitleColor,
    .compactInlineIconColor)

  private static func parts(
    _ selectedTitle: BarProperty, _ selectedIcon: BarProperty, _ title: BarProperty,
    _ icon: BarProperty
  ) -> [Part] {
    [
      Part(
        role: .selectedTab, chain: [selectedTitle, .selectedItemTitleColor], rest: .selectedTab,
        standard: "systemBlue"),
      Part(
        role: .selectedIcon, chain: [selectedIcon, .selectedItemIconColor], rest: .selectedTab,
        standard: "systemBlue"),
      Part(
        role: .otherTabs, chain: [title, .itemTitleColor], rest: .otherTabs,
        standard: "secondaryLabel"),
      Part(
        role: .otherIcons, chain: [icon, .itemIconColor], rest: .otherTabs,
        standard: "secondaryLabel"),
    ]
  }
}
