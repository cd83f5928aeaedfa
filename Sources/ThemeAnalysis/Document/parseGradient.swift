import OutputText
import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// A list of colors, or a mapping of a list and a direction.
  mutating func gradient(
    _ node: NodeID, _ what: String, of owner: NodeID
  ) -> Gradient<Located<ColorSource>>? {
    var colors: [Located<ColorSource>]?
    var direction = GradientDirection.horizontal
    switch tree.kind(node) {
    case .sequence: colors = colorList(node, what, of: owner)
    case .mapping where tree.unquotedReference(node) == nil:
      var seen: [Word] = []
      readEntries(of: node, in: .gradient) { parser, word, key, value in
        switch word {
        case .colors where parser.tree.kind(value) != .sequence:
          parser.error("wrong-type", "'colors' takes a list of colors", at: value)
        case .colors: colors = parser.colorList(value, "'colors'", of: key)
        case .direction:
          let choice = parser.choice(value, "'direction'", GradientDirection.allCases)
          direction = choice?.value ?? direction
        default: return false
        }
        if let word { seen.append(word) }
        return true
      }
      missingKeys([.colors], seen: seen, of: "a gradient", at: owner)
    default:
      guard !tree.isReported(node) else { return nil }
      error(
        "wrong-type",
        "\(what) takes a list of 2 to \(GradientDirection.mostColors) colors, or a mapping with "
          + "'colors' and 'direction'; one color alone is a 'backgroundColor'", at: node)
    }
    return colors.map { Gradient(colors: $0, direction: direction) }
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
