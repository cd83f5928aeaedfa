import ThemeModel
import ThemeSyntax

/// Decides which pairs the waivers of a theme cover: those whose two colors stand where the waiver was written,
/// and those of heirs that are the same.
struct WaiverReach: Sendable {
  let theme: ResolvedTheme
  /// The pairs of each appearance.
  let pairs: [[ContrastPair]]
  let lines: SourceMaps
  /// The declared appearances by their places; found when it is first asked for one.
  private(set) var homes: [SourceRange: Int]?

  /// Whether a waiver at the place of a finding covers the pair of an appearance that the finding is about.
  mutating func covers(
    _ waiver: Waiver, _ pair: ContrastPair, of appearance: ResolvedAppearance, at place: SourceRange
  ) -> Bool {
    guard let text = waiver.texts.appearance(around: place) else {
      // What is beside the appearances is said of those in its file.
      return pair.foregroundRange.file == place.file && pair.backgroundRange.file == place.file
    }
    guard let home = home(in: text) else {
      return isWritten(pair, by: waiver, place) && !isOpen(pair)
    }
    // The rule of an inverse stands for all that it makes of its own appearance.
    let worn = appearance.isInverse ? theme.appearances[home].inverse.first ?? home : home
    let isRule = appearance.isInverse
    if theme.appearances[worn].name == appearance.name {
      return isRule || isWritten(pair, by: waiver, place)
    }
    let own = pairs[worn].first { isSame(pair, $0) }
    return own.map { isRule || isWritten($0, by: waiver, place) } ?? false
  }

  /// Whether a waiver at the place of a finding covers two colors of an appearance that are compared with each
  /// other, by the places where they stand.
  mutating func covers(
    _ waiver: Waiver, _ colors: [SourceRange], of appearance: ResolvedAppearance,
    at place: SourceRange
  ) -> Bool {
    guard let text = waiver.texts.appearance(around: place) else {
      return colors.allSatisfy { $0.file == place.file }
    }
    // The rule of an inverse stands for all that it makes of its own appearance.
    if appearance.isInverse, let home = home(in: text),
      let inverse = theme.appearances[home].inverse.first,
      theme.appearances[inverse].name == appearance.name
    {
      return true
    }
    return isWritten(colors, by: waiver, place)
  }

  private func isWritten(_ pair: ContrastPair, by waiver: Waiver, _ place: SourceRange) -> Bool {
    isWritten([pair.foregroundRange, pair.backgroundRange], by: waiver, place)
  }

  /// Whether both colors of a pair, one of them at the place of a waiver, stand where it was written.
  private func isWritten(_ colors: [SourceRange], by waiver: Waiver, _ place: SourceRange) -> Bool {
    colors.allSatisfy { half in
      half.file == place.file
        && (waiver.texts.isSeen(half, with: place)
          || waiver.texts.appearance(around: half) == waiver.texts.appearance(around: place)
            && waiver.lines.contains(lines.line(of: half)))
    }
  }

  /// Whether what is said to lie behind a pair counts, which may be said anywhere.
  private func isOpen(_ pair: ContrastPair) -> Bool {
    guard let ground = pair.ground, ground.backdrop != nil else {
      return false
    }
    guard let color = ground.color else { return true }
    return theme.colors.plainLuminances(color) == nil
  }

  /// Whether a pair of an heir is one of the appearance that it has its color from.
  private func isSame(_ pair: ContrastPair, _ own: ContrastPair) -> Bool {
    pair.foregroundRange == own.foregroundRange && pair.rule == own.rule && pair.ink == own.ink
      && pair.backgroundKnowledge == own.backgroundKnowledge && pair.required == own.required
      && pair.advised == own.advised && pair.variants.isSubset(of: own.variants)
  }

  /// The appearance that is written in a text, nil for one that another file lays something over, or that is only
  /// extended.
  private mutating func home(in text: SourceRange) -> Int? {
    let known =
      homes
      ?? theme.appearances.indices.reduce(into: [:]) { homes, index in
        let appearance = theme.appearances[index]
        guard appearance.kind == .declared else { return }
        homes[appearance.range.part(offset: 0, count: 0)] = index
      }
    homes = known
    return known[text.part(offset: 0, count: 0)]
  }
}
