import DesignTokens
import ThemeSyntax

/// The causes of a theme's findings about pairs; inverses mostly repeat those of their base.
struct FindingCauses {
  private enum Origin: Hashable {
    case place(appearance: String, PairForeground, PropertyPath)
    case colors(appearance: String, Set<ColorID>)
    /// A status bar without a style in a whole inheritance chain.
    case missingStyle(family: SourceRange, Ink)
  }

  private var first: [Origin: (key: Diagnostic.Cause.Key, ratio: Double)] = [:]

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

  /// The base's cause, if the same pair is no better there or the same two colors are too close.
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
  fileprivate var colors: Set<ColorID>? {
    guard let front = ink.color, let back = ground?.color else { return nil }
    return [front, back]
  }
}

extension LintContext {
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

  /// The declaration of the foreground: in the palette, in tokens or in the bar.
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
