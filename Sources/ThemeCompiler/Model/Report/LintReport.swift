package import ThemeSyntax

package struct LintReport: Sendable {
  package var diagnostics = FindingList()
  /// By index of the theme's appearance.
  package var contrast: [ContrastReport] = []
  package var waived: [WaivedFinding] = []

  package init() {}

  /// Number of pairs with an unknown background, by a short reason.
  package var notMeasured: [String: Int] {
    contrast.lazy.flatMap(\.unchecked).filter { !$0.summary.isEmpty }
      .reduce(into: [:]) { $0[$1.summary, default: 0] += 1 }
  }
}

package struct WaivedFinding: Sendable {
  package let finding: Diagnostic
  package let range: SourceRange
  package let line: Int
  package let reason: String
  package let pair: WaivedPair?

  package var rule: String { finding.id }
}

package struct WaivedPair: Sendable {
  package let appearance: String
  /// A bar or one of its states: "toolbar.scrollEdge".
  package let place: String
  package let foreground: String
  package let background: String
  package let outputs: [String]
  /// The lowest contrast, 1...21, as in files.
  package let ratio: Double
  package let required: Double

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
