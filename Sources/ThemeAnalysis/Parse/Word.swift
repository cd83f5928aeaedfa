import ThemeModel
import ThemeSyntax

/// A word that means something in a theme, besides the keys of bars' properties.
///
/// The words are preloaded into the text table, so that a scalar's identifier is the word.
package enum Word: String, CaseIterable {
  // The theme.
  case jsonSchema = "$schema"
  case schema, name, extends, prefix, tokens, palette, appearances, inverse, dynamic, roles, screens

  // An appearance.
  case abstract, description, deprecated, interfaceStyle, statusBarStyle
  case navigationBar, toolbar, tabBar, backdrop

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
  case size, weight, textStyle, design

  // Gradients.
  case colors, direction

  var bar: BarKind? {
    switch self {
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    default: nil
    }
  }

  var isVariant: Bool {
    switch self {
    case .light, .dark, .lightHighContrast, .darkHighContrast: true
    default: false
    }
  }

  /// Every word in the order of the text table, then the keys of bars that are none of them.
  package static let vocabulary = BarKeys.vocabulary

  /// The word with an identifier of the text table, nil for any other text.
  package init?(index: Int32) {
    guard index >= 0, index < Self.all.count else { return nil }
    self = Self.all[Int(index)]
  }

  private static let all = allCases
}

/// The keys of a mapping in a bar, the bar's own or those of one of its groups.
struct BarKeys {
  /// What a key leads to: a property, a group, or a group whose color may stand in its place.
  struct Meaning {
    var property: BarProperty?
    var group: Int?
  }

  let group: BarGroup?
  /// By the identifiers of the text table.
  private let meanings: [Meaning]

  static let bar = BarKeys(nil)

  /// The keys of each group, in the order of `BarGroup.all`.
  static let groups = BarGroup.all.map { BarKeys($0) }

  /// What a text means as a key, nil for any other text.
  subscript(text: TextID) -> Meaning? {
    let index = Int(text.index)
    return meanings.indices.contains(index) ? meanings[index] : nil
  }

  private init(_ group: BarGroup?) {
    self.group = group
    let path = group?.path ?? ""
    var meanings = [Meaning](repeating: Meaning(), count: Self.vocabulary.count)
    let indices = Dictionary(uniqueKeysWithValues: zip(Self.vocabulary, meanings.indices))
    for row in BarProperty.all where BarGroup.parent(of: row.name) == path {
      guard let index = indices[Self.key(row.name)] else { continue }
      meanings[index].property = row.property
    }
    for (number, inner) in BarGroup.all.enumerated() where BarGroup.parent(of: inner.path) == path {
      guard let index = indices[inner.key] else { continue }
      meanings[index].group = number
    }
    if let index = indices["color"], let color = group?.color { meanings[index].property = color }
    self.meanings = meanings
  }

  /// The texts that the table of a compilation begins with.
  static let vocabulary: [String] = {
    let words = Word.allCases.map(\.rawValue)
    let keys = BarProperty.all.map { key($0.name) } + BarGroup.all.map(\.key) + ["color"]
    var seen = Set(words)
    return words + keys.filter { seen.insert($0).inserted }
  }()

  private static func key(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
