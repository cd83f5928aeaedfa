package import ColorScience
package import ThemeCompiler
import ThemeSyntax

/// The contrast of what a text says, by the places of the foreground and of the background.
package struct PairsByPlace {
  /// A pair of an appearance as it is at its worst.
  package struct Pair {
    package let pair: ContrastPair
    package let appearance: String
    /// The least contrast of any variant, 1...21.
    package let worst: Double
    package let variant: Variant

    /// The verdict as a sign.
    package var mark: String { PairVerdict(worst, of: pair).shape }
  }

  /// A pair by its numbers, as a theme may have very many.
  private struct Measured {
    let appearance: Int32
    let index: Int32
    let worst: Double
    let variant: Variant
  }

  private let analysis: Analysis?
  private var byForeground: [Range<Int>: [Measured]] = [:]
  private var byBackground: [Range<Int>: [Measured]] = [:]

  /// The pairs of the appearances that a person wrote.
  init(_ analysis: Analysis?) {
    self.analysis = analysis
    guard let analysis, let theme = analysis.theme else { return }
    for (number, appearance) in theme.appearances.enumerated() {
      guard case .declared = appearance.kind, analysis.pairs.indices.contains(number)
      else { continue }
      for (index, found) in analysis.pairs[number].enumerated() {
        let pair = found.pair
        guard case .known(let ground) = pair.backgroundKnowledge else { continue }
        let entries = analysis.report.contrast[number].entries[found.entries]
        guard !analysis.meter.isOnAssumedContent(ground),
          let worst = entries.min(by: { $0.worst < $1.worst }),
          let variant = worst.variants.members.first(where: { _ in true })
        else { continue }
        let measured = Measured(
          appearance: Int32(number), index: Int32(index), worst: worst.worst, variant: variant)
        if pair.foregroundRange.file == 0 {
          byForeground[pair.foregroundRange.bytes, default: []].append(measured)
        }
        if pair.backgroundRange.file == 0 {
          byBackground[pair.backgroundRange.bytes, default: []].append(measured)
        }
      }
    }
  }

  /// The places of the text that say foregrounds.
  package var foregrounds: some Collection<Range<Int>> { byForeground.keys }

  /// The pairs whose foreground is written at a place, the worst first, no more than asked for.
  package func pairs(withForegroundAt place: Range<Int>, most: Int) -> [Pair] {
    worst(byForeground[place] ?? [], most)
  }

  /// The pairs whose background is written at a place, the worst first, no more than asked for.
  package func pairs(withBackgroundAt place: Range<Int>, most: Int) -> [Pair] {
    worst(byBackground[place] ?? [], most)
  }

  private func worst(_ measured: [Measured], _ most: Int) -> [Pair] {
    guard let analysis, let theme = analysis.theme else { return [] }
    return measured.sorted { $0.worst < $1.worst }.prefix(most).map { measured in
      let appearance = Int(measured.appearance)
      return Pair(
        pair: analysis.pairs[appearance][Int(measured.index)].pair,
        appearance: theme.appearances[appearance].name, worst: measured.worst,
        variant: measured.variant)
    }
  }
}
