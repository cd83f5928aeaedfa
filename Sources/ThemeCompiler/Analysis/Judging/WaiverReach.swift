import ThemeSyntax

/// Decides which pairs waivers cover: pairs with both colors in a waiver's text, also inherited.
struct WaiverReach: Sendable {
  let theme: ResolvedTheme
  let pairs: [[ContrastPair]]
  let lines: SourceMaps
  /// Declared appearances by their ranges; filled on first use.
  private(set) var homes: [SourceRange: Int]?

  mutating func covers(
    _ waiver: Waiver, _ pair: ContrastPair, of appearance: ResolvedAppearance, at place: SourceRange
  ) -> Bool {
    guard let text = waiver.texts.appearance(around: place) else {
      // A waiver outside the appearances covers its file.
      return pair.foregroundRange.file == place.file && pair.backgroundRange.file == place.file
    }
    guard let home = home(in: text) else {
      return isWritten(pair, by: waiver, place) && !isOpen(pair)
    }
    // The `inverse` rule stands for all pairs of its inverse.
    let worn = appearance.isInverse ? theme.appearances[home].inverse.first ?? home : home
    let isRule = appearance.isInverse
    if theme.appearances[worn].name == appearance.name {
      return isRule || isWritten(pair, by: waiver, place)
    }
    let own = pairs[worn].first { isSame(pair, $0) }
    return own.map { isRule || isWritten($0, by: waiver, place) } ?? false
  }

  mutating func covers(
    _ waiver: Waiver, _ colors: [SourceRange], of appearance: ResolvedAppearance,
    at place: SourceRange
  ) -> Bool {
    guard let text = waiver.texts.appearance(around: place) else {
      return colors.allSatisfy { $0.file == place.file }
    }
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

  /// True if both colors, one of them at the waiver's range, are in the text that it covers.
  private func isWritten(_ colors: [SourceRange], by waiver: Waiver, _ place: SourceRange) -> Bool {
    colors.allSatisfy { half in
      half.file == place.file
        && (waiver.texts.isSeen(half, with: place)
          || waiver.texts.appearance(around: half) == waiver.texts.appearance(around: place)
            && waiver.lines.contains(lines.line(of: half)))
    }
  }

  /// True if a declared backdrop is used; it may be declared anywhere.
  private func isOpen(_ pair: ContrastPair) -> Bool {
    guard let ground = pair.ground, ground.backdrop != nil else { return false }
    guard let color = ground.color else { return true }
    return theme.colors.plainLuminances(color) == nil
  }

  private func isSame(_ pair: ContrastPair, _ own: ContrastPair) -> Bool {
    pair.foregroundRange == own.foregroundRange && pair.rule == own.rule && pair.ink == own.ink
      && pair.backgroundKnowledge == own.backgroundKnowledge && pair.required == own.required
      && pair.advised == own.advised && pair.variants.isSubset(of: own.variants)
  }

  /// The appearance written in a text; nil if another file extends it, or if it is abstract.
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
