import ColorScience
import ThemeCompiler

/// The search bar of a drawing, which is there where a theme says something of it.
enum SearchBarParts {
  struct Part {
    let role: PartScene.Role
    /// The properties that color it, the first that is set.
    let chain: [BarProperty]
    /// The color that UIKit takes without any of them.
    let standard: String
    /// The one in the dark where that has another name.
    var darkStandard: String?
    /// Whether UIKit's own is drawn without increased contrast, since it would be all that differs in most
    /// drawings.
    var isPlain = false

    /// The color of UIKit's that the part has in a variant, by its name, and the variant of it to take.
    func system(in variant: Variant) -> (name: String, variant: Variant) {
      (
        variant.isDark ? darkStandard ?? standard : standard,
        isPlain ? (variant.isDark ? .dark : .light) : variant
      )
    }
  }

  /// What a drawing of a state shows: at the top the empty field, with content scrolled under the bar what is
  /// typed, and the scope buttons if the theme knows of them; nothing at compact height, where a search bar is
  /// rarely seen.
  static func shown(in state: DrawnBar.State, hasScopes: Bool) -> [Part] {
    switch state {
    case .scrollEdge: [field, placeholder]
    case .standard: [field, text, tint] + (hasScopes ? scopes : [])
    case .compact, .compactScrollEdge: []
    }
  }

  /// The properties any of which has the scope buttons drawn.
  static let scopeProperties: [BarProperty] = [
    .scopeFont, .scopeTitleColor, .selectedScopeTitleColor,
  ]

  /// The properties any of which has the search bar drawn.
  static let properties =
    [field, placeholder, text, tint].compactMap(\.chain.first) + scopeProperties

  private static let field = Part(
    role: .searchField, chain: [.searchFieldColor], standard: "tertiarySystemFill", isPlain: true)
  private static let placeholder = Part(
    role: .searchPlaceholder, chain: [.searchPlaceholderColor], standard: "placeholderText",
    isPlain: true)
  private static let text = Part(
    role: .searchText, chain: [.searchTextColor], standard: "label")
  private static let tint = Part(
    role: .searchTint, chain: [.searchTintColor, .tintColor], standard: "systemBlue")

  /// The segmented control is the system's, and looks about so.
  private static let scopes = [
    Part(role: .scopeControl, chain: [], standard: "tertiarySystemFill", isPlain: true),
    Part(
      role: .scopeSegment, chain: [], standard: "systemBackground", darkStandard: "systemGray2",
      isPlain: true),
    Part(role: .scope, chain: [.scopeTitleColor], standard: "label"),
    Part(role: .selectedScope, chain: [.selectedScopeTitleColor], standard: "label"),
  ]
}
