import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// A text style, or a mapping with a size and a weight or a name.
  mutating func titleFont(_ node: NodeID, _ what: String, of owner: NodeID) -> TitleFont? {
    guard tree.kind(node) == .mapping else {
      let styles = TitleFont.textStyles.map { ($0.name, TitleFont.textStyle($0.name)) }
      return named(node, what, styles, or: "a mapping with 'size'")?.value
    }
    var name: String?
    var size: Double?
    var weight: Located<String>?
    var seen: [Word] = []
    for (key, value) in tree.entries(node) {
      switch word(key) {
      case .name:
        name = text(value, "'name'", takes: "a PostScript name").map { texts.string($0.value) }
      case .size:
        seen.append(.size)
        size = number(value, "'size'", like: "17 or 17.5")
      case .weight: weight = named(value, "'weight'", TitleFont.weights.map { ($0, $0) })
      default: seen += unknownKey(key, in: .titleFont).map { [$0] } ?? []
      }
    }
    if name != nil, let weight {
      diagnostics.append(
        Diagnostic(
          "conflicting-keys", "a font's name says its weight; leave out 'weight'", at: weight.range)
      )
    }
    missingKeys([.size], seen: seen, of: "a title font", at: owner, ", in points")
    return size.map { size in
      name.map { .named($0, size: size) }
        ?? .system(size: size, weight: weight?.value ?? "semibold")
    }
  }
}
