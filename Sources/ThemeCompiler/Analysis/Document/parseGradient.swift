import OutputText
import ThemeSyntax

extension NodeParser {
  /// A list of colors, or a mapping of a list and a direction.
  mutating func gradient(
    _ node: NodeID, _ what: String, of owner: NodeID
  ) -> Gradient<Located<ColorSource>>? {
    var gradient = WrittenGradient()
    switch tree.kind(node) {
    case .sequence: gradient.colors = colorList(node, what, of: owner)
    case .mapping where tree.unquotedReference(node) == nil:
      let seen = read(node, as: WrittenGradient.mapping, into: &gradient)
      reportMissing(.gradient, in: node, seen: seen, of: "a gradient", at: owner)
    default:
      guard !tree.isReported(node) else { return nil }
      error(
        "wrong-type",
        "\(what) takes a list of 2 to \(GradientDirection.mostColors) colors, or a mapping with "
          + "'colors' and 'direction'; one color alone is a 'backgroundColor'", at: node)
    }
    return gradient.colors.map { Gradient(colors: $0, direction: gradient.direction) }
  }

  /// At least two colors; nil if one is invalid or their number is.
  mutating func colorList(
    _ node: NodeID, _ what: String, of owner: NodeID
  ) -> [Located<ColorSource>]? {
    // The components of a single color.
    guard !reportComponents(node) else { return nil }
    let most = GradientDirection.mostColors
    guard let items = items(node, what, atMost: most, "colors") else { return nil }
    guard items.count >= 2 else {
      error(
        "out-of-range",
        "\(what) takes two colors at least; one color alone is a 'backgroundColor'", at: node)
      return nil
    }
    let colors = items.compactMap { color($0, what, of: owner) }
    return colors.count == items.count ? colors : nil
  }
}

/// A gradient's keys as far as they are written.
struct WrittenGradient: Sendable {
  var colors: [Located<ColorSource>]?
  var direction = GradientDirection.horizontal

  static let mapping = Mapping<WrittenGradient>(
    "a gradient",
    [
      Key(
        "colors", \.colors, .colors, "The colors at equal steps",
        example: ##"["#F7F7F9", "#DDE8FA"]"##, isRequired: true),
      Key(
        "direction", \.direction, .word(), "From where to where the colors run",
        standard: "horizontal", example: #""vertical""#),
    ])
}

extension Shape where Value == [Located<ColorSource>] {
  fileprivate static var colors: Shape {
    let most = GradientDirection.mostColors
    return Shape(.shape("gradientColors", "a list of 2 to \(most) colors")) { parser, entry in
      guard parser.tree.kind(entry.value) == .sequence else {
        parser.error("wrong-type", "'colors' takes a list of colors", at: entry.value)
        return nil
      }
      return parser.colorList(entry.value, entry.what, of: entry.key)
    }
  }
}
