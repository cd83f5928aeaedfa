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
    let seen = read(node, as: WrittenFont.mapping, into: &font)
    reportConflicts(font)
    if !seen.contains("textStyle") {
      reportMissing(
        .titleFont, in: node, seen: seen, of: "a font", at: owner, ", in points, or 'textStyle'")
    }
    return font.font
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

/// A font's keys as far as they are written.
struct WrittenFont: Sendable {
  var name: String?
  var size: Located<Double>?
  var textStyle: Located<String>?
  var weight: Located<String>?
  var design: Located<String>?

  static let mapping = Mapping<WrittenFont>(
    "a font",
    [
      Key(
        "name", \.name, .text(.shape("fontName", "a PostScript name")),
        "The font by its PostScript name",
        standard: "the system font", example: #""Avenir-Heavy""#),
      Key(
        "size", .shape("points", "a positive number"), "The size in points",
        standard: "that of the textStyle", example: "17", isRequired: true
      ) { parser, entry, font in
        font.size = parser.number(entry.value, entry.what, like: "17 or 17.5").map {
          Located($0, at: parser.tree.range(entry.key))
        }
      },
      Key(
        "textStyle", \.textStyle, .words(TitleFont.textStyles.map { ValueWord($0.name) }),
        "The text style whose size the font has and follows", standard: "none",
        example: #""headline""#),
      Key(
        "weight", \.weight, .words(TitleFont.weights.map { ValueWord($0) }),
        "The UIFont.Weight of the system font", standard: "semibold, or that of the textStyle",
        example: #""bold""#),
      Key(
        "design", \.design, .words(TitleFont.designs.map { ValueWord($0) }),
        "The design of the system font", standard: "the system's own", example: #""rounded""#),
    ])

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
