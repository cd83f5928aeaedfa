import ThemeModel
import ThemeSyntax

/// A word that means something in a theme, besides the keys of bars' properties.
///
/// The words are preloaded into the text table, so that a scalar's identifier is the word.
package enum Word: String, CaseIterable {
  // The theme.
  case schema, name, extends, prefix, tokens, palette, appearances, inverse, dynamic, roles, screens

  // An appearance.
  case description, deprecated, interfaceStyle, statusBarStyle, navigationBar, toolbar, tabBar
  case buttons

  // A color's variants.
  case light, dark, lightHighContrast, darkHighContrast

  // An entry of a list of tokens.
  case file, modes, resolver, themes, catalog, `as`, under, values, names

  // A screen.
  case appearance, navigationBarHidden, toolbarHidden, whenEditing

  // Values.
  case none
  case `true`, `false`, yes, no, on, off

  // Fonts.
  case size, weight

  /// Whether the word names a variant of a color.
  var isVariant: Bool {
    switch self {
    case .light, .dark, .lightHighContrast, .darkHighContrast: true
    default: false
    }
  }

  /// Every word in the order of the text table, then the keys of bars' properties.
  package static let vocabulary = allCases.map(\.rawValue) + BarKey.all.map(\.name)

  /// The word with an identifier of the text table, nil for any other text.
  package init?(index: Int32) {
    guard index >= 0, index < Self.all.count else { return nil }
    self = Self.all[Int(index)]
  }

  private static let all = allCases
}

/// A key of a bar or of its buttons, which the text table holds after the words.
struct BarKey {
  let name: String
  let property: BarProperty
  let isButton: Bool

  /// The keys of every property.
  static let all = BarProperty.all.map { row in
    BarKey(
      name: String(row.name.split(separator: ".").last ?? ""), property: row.property,
      isButton: row.isButton)
  }

  /// The property that a text names in a bar, or among its buttons; nil for any other text.
  static func property(_ text: TextID, isButton: Bool) -> BarProperty? {
    let index = Int(text.index) - Word.allCases.count
    guard all.indices.contains(index), all[index].isButton == isButton else { return nil }
    return all[index].property
  }
}
