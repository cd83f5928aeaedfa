import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// A text style, or a mapping with a size and a weight or a name.
  mutating func titleFont(_ node: NodeID, of owner: NodeID) -> TitleFont? {
    guard tree.kind(node) == .mapping else {
      return choice(node, "'titleFont'", Word.textStyles, or: "a mapping with 'size'")?.value
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
      case .weight: weight = choice(value, "'weight'", Word.weights)
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

extension Word {
  fileprivate static let weights: KeyValuePairs<Word, String> = [
    .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "regular",
    .medium: "medium", .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
  ]
  fileprivate static let textStyles: KeyValuePairs<Word, TitleFont> = [
    .largeTitle: .textStyle("largeTitle"), .title1: .textStyle("title1"),
    .title2: .textStyle("title2"), .title3: .textStyle("title3"),
    .headline: .textStyle("headline"), .subheadline: .textStyle("subheadline"),
    .body: .textStyle("body"), .callout: .textStyle("callout"),
    .footnote: .textStyle("footnote"), .caption1: .textStyle("caption1"),
    .caption2: .textStyle("caption2"),
  ]
}
