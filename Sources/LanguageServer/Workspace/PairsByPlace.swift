package import ColorScience
package import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// The contrast of what a text says, by the place of the foreground.
package struct PairsByPlace {
  /// A pair of an appearance as it is at its worst.
  package struct Pair {
    package let pair: ContrastPair
    package let appearance: String
    /// The least contrast of any variant, 1...21.
    package let worst: Double
    package let variant: Variant

    /// Whether it is as much as is needed.
    package var passes: Bool { worst >= pair.required }
  }

  /// The pairs whose foreground is written at each place of the text, the worst first.
  package private(set) var byForeground: [Range<Int>: [Pair]] = [:]
  /// The pairs whose background is written at each place of the text, the worst first.
  package private(set) var byBackground: [Range<Int>: [Pair]] = [:]

  /// The pairs of the appearances that a person wrote.
  init(_ analysis: Analysis?) {
    guard let analysis, let theme = analysis.theme else { return }
    let configuration = analysis.input.configuration
    let meter = analysis.meter
    let drawings = OutputDrawings(theme, configuration)
    for appearance in theme.appearances {
      guard case .declared = appearance.kind else { continue }
      for pair in contrastPairs(of: appearance, in: drawings, under: configuration) {
        guard case .known(let ground) = pair.backgroundKnowledge, !meter.isAssumed(ground),
          !meter.isSpent
        else { continue }
        let measured = pair.variants.members.map { variant in
          (
            variant,
            meter.interval(of: pair.ink, on: ground, in: variant, colors: theme.colors).worst
          )
        }
        guard let worst = measured.min(by: { $0.1 < $1.1 }) else { continue }
        let entry = Pair(
          pair: pair, appearance: appearance.name, worst: worst.1, variant: worst.0)
        if pair.foregroundRange.file == 0 {
          byForeground[pair.foregroundRange.bytes, default: []].append(entry)
        }
        if pair.backgroundRange.file == 0 {
          byBackground[pair.backgroundRange.bytes, default: []].append(entry)
        }
      }
    }
    byForeground = byForeground.mapValues { $0.sorted { $0.worst < $1.worst } }
    byBackground = byBackground.mapValues { $0.sorted { $0.worst < $1.worst } }
  }
}
