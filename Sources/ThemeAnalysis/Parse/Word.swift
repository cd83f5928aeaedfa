import ThemeModel
import ThemeSyntax

/// A word of the theme format, except keys of bars; its index is the text table's identifier.
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

  /// Every word in the order of the text table, then the remaining keys of bars.
  package static let vocabulary = BarKeys.vocabulary

  package init?(index: Int32) {
    guard index >= 0, index < Self.all.count else { return nil }
    self = Self.all[Int(index)]
  }

  private static let all = allCases
}

/// The keys of a mapping in a bar: the bar's or a group's.
struct BarKeys {
  /// The target of a key: a property, a group, or a group that accepts a color in its place.
  struct Meaning {
    var property: BarProperty?
    var group: Int?
  }

  let group: BarGroup?
  /// By identifier of the text table.
  private let meanings: [Meaning]

  static let bar = BarKeys(nil)

  static let groups = BarGroup.all.map { BarKeys($0) }

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
