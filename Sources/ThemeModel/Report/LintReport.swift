package import ThemeSyntax

package struct LintReport: Sendable {
  package var diagnostics = FindingList()
  /// The measured pairs of each appearance of the theme.
  package var contrast: [ContrastReport] = []
  package var waived: [WaivedFinding] = []

  package init() {}

  /// How many pairs are not measured since nobody can know what lies behind, by the reason in few words.
  package var notMeasured: [String: Int] {
    contrast.lazy.flatMap(\.unchecked).filter { !$0.summary.isEmpty }
      .reduce(into: [:]) { $0[$1.summary, default: 0] += 1 }
  }
}

/// A finding that a waiver let pass.
package struct WaivedFinding: Sendable {
  /// The finding as it would have been shown.
  package let finding: Diagnostic
  package let range: SourceRange
  /// The line of the finding, from 1.
  package let line: Int
  package let reason: String
  /// The pair that the finding is about, nil for one that is about none.
  package let pair: WaivedPair?

  package init(
    finding: Diagnostic, range: SourceRange, line: Int, reason: String, pair: WaivedPair?
  ) {
    self.finding = finding
    self.range = range
    self.line = line
    self.reason = reason
    self.pair = pair
  }

  package var rule: String { finding.id }
}

/// A pair that a waiver lets pass, by what the manifest calls its parts.
package struct WaivedPair: Sendable {
  /// The name of the appearance that shows it.
  package let appearance: String
  /// The bar, or one of its states: "toolbar.scrollEdge".
  package let place: String
  package let foreground: String
  package let background: String
  /// The outputs that draw it, where it is not as the theme writes it; empty where it is.
  package let outputs: [String]
  /// The least contrast as files say it, 1...21.
  package let ratio: Double
  /// The least ratio about which there would be nothing to say.
  package let required: Double

  /// What is measured of an appearance's pair where its contrast is the least.
  package init(_ appearance: String, _ entry: ContrastEntry, required: Double) {
    self.appearance = appearance
    place = entry.background.barPath
    foreground = entry.foreground.name
    background = entry.backgroundName
    outputs = entry.outputs
    ratio = entry.roundedWorst
    self.required = required
  }
}
