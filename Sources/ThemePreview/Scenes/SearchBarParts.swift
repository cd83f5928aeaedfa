import ThemeModel

/// The search bar of a drawing, which is there where a theme colors it.
enum SearchBarParts {
  /// A part of the search bar.
  struct Part {
    let role: PartScene.Role
    /// The properties that color it, the first that is set.
    let chain: [BarProperty]
    /// The color that UIKit takes without any of them.
    let standard: String
  }

  /// What a drawing of a state shows: at the top the empty field, with content scrolled under the bar what is
  /// typed; nothing at compact height, where a search bar is rarely seen.
  static func shown(in state: DrawnBar.State) -> [Part] {
    switch state {
    case .scrollEdge: [field, placeholder]
    case .standard: [field, text, tint]
    case .compact, .compactScrollEdge: []
    }
  }

  /// The properties any of which has the search bar drawn.
  static let properties = [field, placeholder, text, tint].compactMap(\.chain.first)

  private static let field = Part(
    role: .searchField, chain: [.searchFieldColor], standard: "tertiarySystemFill")
  private static let placeholder = Part(
    role: .searchPlaceholder, chain: [.searchPlaceholderColor], standard: "placeholderText")
  private static let text = Part(
    role: .searchText, chain: [.searchTextColor], standard: "label")
  private static let tint = Part(
    role: .searchTint, chain: [.searchTintColor, .tintColor], standard: "systemBlue")
}
