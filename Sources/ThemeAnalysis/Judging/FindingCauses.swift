import DesignTokens
import ThemeModel
import ThemeSyntax

/// The causes of a theme's findings about pairs: inverses mostly repeat what their base has.
struct FindingCauses {
  /// What findings of one cause have in common.
  private enum Origin: Hashable {
    case place(appearance: String, PairForeground, PropertyPath)
    /// Two colors, whichever lies in front.
    case colors(appearance: String, Set<ColorID>)
    /// Glyphs of a status bar whose style no appearance of a family says.
    case missingStyle(family: SourceRange, Ink)
  }

  /// The first finding of each origin, and its ratio.
  private var first: [Origin: (key: Diagnostic.Cause.Key, ratio: Double)] = [:]

  /// The cause of glyphs of a status bar whose style no appearance of a family says: its first finding about them.
  mutating func missingStyle(
    _ own: Diagnostic.Cause.Key, _ glyphs: Ink, of family: SourceRange
  ) -> Diagnostic.Cause.Key {
    note(.missingStyle(family: family, glyphs), own, 0)
    return first[.missingStyle(family: family, glyphs)]?.key ?? own
  }

  mutating func note(
    _ key: Diagnostic.Cause.Key, of pair: ContrastPair, in appearance: String, ratio: Double
  ) {
    note(.place(appearance: appearance, pair.foreground, pair.background), key, ratio)
    if let colors = pair.colors { note(.colors(appearance: appearance, colors), key, ratio) }
  }

  private mutating func note(_ origin: Origin, _ key: Diagnostic.Cause.Key, _ ratio: Double) {
    if first[origin] == nil { first[origin] = (key, ratio) }
  }

  /// The cause that a pair of an inverse has in common with its base: the same pair there is no better, or the same
  /// two colors are too near to each other.
  func shared(
    by pair: ContrastPair, ratio: Double, withBase base: String
  ) -> Diagnostic.Cause.Key? {
    // A mirrored color is rounded to 8 bits.
    if let known = first[.place(appearance: base, pair.foreground, pair.background)],
      ratio > known.ratio * 0.99
    {
      return known.key
    }
    return pair.colors.flatMap { first[.colors(appearance: base, $0)]?.key }
  }
}

extension ContrastPair {
  /// The ink and the color behind it, nil where either is none of the theme's.
  fileprivate var colors: Set<ColorID>? {
    guard let front = ink.color, let back = ground?.color else { return nil }
    return [front, back]
  }
}

extension LintContext {
  /// The cause of a finding about a pair whose least ratio is given.
  func cause(
    of finding: PairFinding, _ pair: ContrastPair, ratio: Double, in causes: inout FindingCauses
  ) -> Diagnostic.Cause.Key {
    switch finding.cause {
    case .assumedContent: return Diagnostic.Cause.Key(finding.id, at: pair.backgroundRange)
    case .inverse(let base, _):
      return causes.shared(by: pair, ratio: ratio, withBase: base)
        ?? Diagnostic.Cause.Key(finding.id, at: finding.range)
    case .content, .colors:
      var key = Diagnostic.Cause.Key(finding.id, at: origin(of: pair))
      if pair.foreground == .statusBar, pair.foregroundRange == appearance.range {
        key = causes.missingStyle(key, pair.ink, of: appearance.family)
      }
      if !appearance.inverse.isEmpty {
        causes.note(key, of: pair, in: appearance.name, ratio: ratio)
      }
      return key
    }
  }

  /// Where the color of a pair's ink is declared: in the palette, in tokens, or where the bar gets it.
  private func origin(of pair: ContrastPair) -> SourceRange {
    guard case .color(var color) = pair.ink else { return pair.foregroundRange }
    var range = pair.foregroundRange
    for _ in 0..<16 {
      switch colors.step(color) {
      case .said(let scalar, let said)?: (color, range) = (said, scalar)
      case .adaptive(let members, isNamed: true)?: return members[0].range
      case .member(let named, _)?: color = named
      case .token(let index)?: return tokens[index].token.range
      default: return range
      }
    }
    return range
  }
}
