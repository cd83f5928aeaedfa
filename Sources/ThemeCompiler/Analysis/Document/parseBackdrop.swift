package import ColorScience
import OutputText
package import ThemeSyntax

extension Diagnostic {
  package static func translucentBackdrop(_ color: Color, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "translucent-backdrop",
      "'backdrop' takes opaque colors, since it has nothing behind it, not \(color.hex); "
        + "write the color that is seen, such as \(color.withAlpha(1).hex)", at: range)
  }
}

extension NodeParser {
  /// The backdrop of bars: `light` or `dark` content, a color, or a list of colors.
  mutating func backdrop(_ node: NodeID, of key: NodeID) -> Layered<Located<BackdropSource>> {
    layered(node) { $0.backdropSource(node, of: key) }
  }

  mutating func backdropSource(
    _ node: NodeID, of key: NodeID
  ) -> Located<BackdropSource>? {
    let range = tree.range(node)
    switch word(node) {
    case .light: return Located(.content(.light), at: range)
    case .dark: return Located(.content(.dark), at: range)
    default: break
    }
    let isList = tree.kind(node) == .sequence
    guard let nodes = items(node, "'backdrop'", atMost: ThemeLimits.backdrops, "colors") else {
      return nil
    }
    guard !nodes.isEmpty else {
      error(
        "missing-value", "'backdrop' needs a color in its list, or null for any color", at: node)
      return nil
    }
    var colors: [Located<ColorSource>] = []
    for item in nodes {
      if isList, let content = word(item), content == .light || content == .dark {
        error("misplaced-key", "'\(content.rawValue)' covers all content; write it alone", at: item)
      } else if let color = color(item, "'backdrop'", of: key) {
        colors.append(color)
      }
    }
    return colors.count == nodes.count ? Located(.colors(colors), at: range) : nil
  }
}
