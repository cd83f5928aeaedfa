import DesignTokens
import ThemeModel
import ThemeSyntax

/// The causes of a theme's findings about pairs: inverses mostly repeat what their base has.
struct FindingCauses {
  private struct Place: Hashable {
    let appearance: String
    let foreground: ContrastPair.Foreground
    let background: PropertyPath
  }

  private struct Colors: Hashable {
    let appearance: String
    let colors: ColorPair
  }

  private struct MissingStyle: Hashable {
    let family: SourceRange
    let glyphs: Ink
  }

  private var byPlace: [Place: (key: Diagnostic.Cause.Key, ratio: Double)] = [:]
  private var byColors: [Colors: Diagnostic.Cause.Key] = [:]
  private var byMissingStyle: [MissingStyle: Diagnostic.Cause.Key] = [:]

  /// The cause of glyphs of a status bar whose style no appearance of a family says: its first finding about them.
  mutating func missingStyle(
    _ own: Diagnostic.Cause.Key, _ glyphs: Ink, of family: SourceRange
  ) -> Diagnostic.Cause.Key {
    let style = MissingStyle(family: family, glyphs: glyphs)
    let key = byMissingStyle[style] ?? own
    byMissingStyle[style] = key
    return key
  }

  mutating func note(
    _ key: Diagnostic.Cause.Key, of pair: ContrastPair, in appearance: String, ratio: Double
  ) {
    let place = Place(
      appearance: appearance, foreground: pair.foreground, background: pair.background)
    if byPlace[place] == nil { byPlace[place] = (key, ratio) }
    guard let colors = pair.colors else { return }
    let both = Colors(appearance: appearance, colors: colors)
    if byColors[both] == nil { byColors[both] = key }
  }

  /// The cause that a pair of an inverse has in common with its base: the same pair there is no better, or the same
  /// two colors are too near to each other.
  func shared(
    by pair: ContrastPair, ratio: Double, withBase base: String
  ) -> Diagnostic.Cause.Key? {
    let place = Place(appearance: base, foreground: pair.foreground, background: pair.background)
    // A mirrored color is rounded to 8 bits.
    if let known = byPlace[place], ratio > known.ratio * 0.99 { return known.key }
    return pair.colors.flatMap { byColors[Colors(appearance: base, colors: $0)] }
  }
}

/// Two colors, whichever lies in front.
private struct ColorPair: Hashable {
  let first: Int32
  let second: Int32

  init(_ color: ColorID, _ other: ColorID) {
    first = min(color.index, other.index)
    second = max(color.index, other.index)
  }
}

extension ContrastPair {
  /// The ink and the color behind it, nil where either is none of the theme's.
  fileprivate var colors: ColorPair? {
    guard case .color(let front) = ink, let back = backgroundKnowledge.ground?.color else {
      return nil
    }
    return ColorPair(front, back)
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
