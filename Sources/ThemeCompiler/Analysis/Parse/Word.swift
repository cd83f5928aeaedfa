import ThemeSyntax

/// A word that parsing decides by; its index is the text table's identifier.
package enum Word: String, CaseIterable {
  case appearances, navigationBar, toolbar, tabBar, backdrop, colors
  case light, dark, lightHighContrast, darkHighContrast
  case none, `true`, `false`, yes, no, on, off

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
    var meanings: [String: Meaning] = [:]
    for row in BarProperty.all where BarGroup.parent(of: row.name) == path {
      meanings[BarGroup.key(of: row.name), default: Meaning()].property = row.property
    }
    for (number, inner) in BarGroup.all.enumerated() where BarGroup.parent(of: inner.path) == path {
      meanings[inner.key, default: Meaning()].group = number
    }
    if let color = group?.color { meanings["color", default: Meaning()].property = color }
    self.meanings = Self.vocabulary.map { meanings[$0] ?? Meaning() }
  }

  static let vocabulary: [String] = {
    let words = Word.allCases.map(\.rawValue)
    let keys = BarProperty.all.map { BarGroup.key(of: $0.name) } + BarGroup.all.map(\.key)
    var seen = Set(words)
    return words + (keys + ["color"]).filter { seen.insert($0).inserted }
  }()
}

/// The mapping in which a bar's keys stand: the bar's, a group's or a state's.
struct BarPlace {
  let node: NodeID
  let kind: BarKind
  let keys: BarKeys
  let isState: Bool
}
