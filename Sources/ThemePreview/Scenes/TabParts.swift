import ThemeCompiler

/// The parts of tabs in a drawing, whose colors depend on how a device lays tabs out.
enum TabParts {
  /// The layouts of `UITabBarItemAppearance.Style`.
  enum Layout {
    /// The title is below the icon.
    case stacked
    /// The title is beside the icon, on screens of regular width.
    case inline
    /// The title is beside the icon at compact height.
    case compactInline

    /// How a device lays tabs out in a state.
    init(_ device: PhoneScene.Device, _ state: DrawnBar.State) {
      self = device == .pad ? .inline : state.isCompact ? .compactInline : .stacked
    }
  }

  struct Part {
    let role: PartScene.Role
    /// The properties of the layout and of all layouts that color it, the first that is set.
    let chain: [BarProperty]
    /// What colors it where none of them does.
    let rest: DrawnPart
    /// The color that UIKit takes without any of them.
    let standard: String
  }

  /// The properties that drawings of a layout alone show.
  static func properties(of layout: Layout) -> [BarProperty] {
    shown(in: layout).compactMap(\.chain.first)
  }

  static func shown(in layout: Layout) -> [Part] {
    switch layout {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }

  private static let stacked = parts(
    .selectedStackedTitleColor, .selectedStackedIconColor, .stackedTitleColor, .stackedIconColor)

  private static let inline = parts(
    .selectedInlineTitleColor, .selectedInlineIconColor, .inlineTitleColor, .inlineIconColor)

  private static let compactInline = parts(
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
