import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// A text style, or a mapping with a size or a text style, a weight, and a design or a name.
  mutating func titleFont(_ node: NodeID, _ what: String, of owner: NodeID) -> TitleFont? {
    guard tree.kind(node) == .mapping else {
      return named(node, what, Self.textStyles, or: "a mapping with 'size' or 'textStyle'").map {
        .textStyle($0.value)
      }
    }
    var font = WrittenFont()
    readEntries(of: node, in: .titleFont) { $0.read($1, $2, $3, into: &font) }
    reportConflicts(font)
    missingKeys([.size], seen: font.seen, of: "a font", at: owner, ", in points, or 'textStyle'")
    return font.font
  }

  private mutating func read(
    _ word: Word?, _ key: NodeID, _ value: NodeID, into font: inout WrittenFont
  ) -> Bool {
    switch word {
    case .name:
      font.name = text(value, "'name'", takes: "a PostScript name").map {
        texts.string($0.value)
      }
    case .size:
      font.seen.append(.size)
      font.size = number(value, "'size'", like: "17 or 17.5").map {
        Located($0, at: tree.range(key))
      }
    case .textStyle:
      font.seen.append(.size)
      font.textStyle = named(value, "'textStyle'", Self.textStyles)
    case .weight: font.weight = named(value, "'weight'", TitleFont.weights.map { ($0, $0) })
    case .design: font.design = named(value, "'design'", TitleFont.designs.map { ($0, $0) })
    default: return false
    }
    return true
  }

  private static let textStyles = TitleFont.textStyles.map { ($0.name, $0.name) }

  private mutating func reportConflicts(_ font: WrittenFont) {
    let isNamed = font.name != nil
    for (range, message) in [
      (isNamed ? font.weight?.range : nil, "a font's name says its weight; leave out 'weight'"),
      (
        isNamed ? font.design?.range : nil,
        "only the system font has designs; leave out 'design' or 'name'"
      ),
      (
        font.textStyle == nil ? nil : font.size?.range,
        "a text style says its size; leave out 'size' or 'textStyle'"
      ),
    ] {
      if let range { diagnostics.add("conflicting-keys", message, at: range) }
    }
  }
}

private struct WrittenFont {
  var name: String?
  var size: Located<Double>?
  var textStyle: Located<String>?
  var weight: Located<String>?
  var design: Located<String>?
  var seen: [Word] = []

  var font: TitleFont? {
    if let style = textStyle?.value {
      return name.map { .named($0, size: TitleFont.size(of: style), textStyle: style) }
        ?? .textStyle(style, weight: weight?.value, design: design?.value)
    }
    return size.map { size in
      name.map { .named($0, size: size.value) }
        ?? .system(
          size: size.value, weight: weight?.value ?? "semibold", design: design?.value)
    }
  }
}
