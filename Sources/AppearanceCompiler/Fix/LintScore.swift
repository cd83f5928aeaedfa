import ColorScience
import ThemeSyntax

/// What a lint has to say on contrast, to tell whether a change made a theme better.
struct LintScore {
  /// A pair in a variant, however its colors are written.
  private struct Place: Hashable {
    let appearance: Int
    let rule: String
    let foreground: ContrastPair.Foreground
    let background: PropertyPath
    let variant: Variant
  }

  /// The pairs with too little contrast.
  private let failing: Set<Place>
  /// The findings of each other rule that compares colors, and all other errors.
  private let counts: [String: Int]

  /// The score of a report, with the findings of all stages.
  init(_ contrast: [ContrastReport], _ diagnostics: [Diagnostic]) {
    var failing: Set<Place> = []
    for (appearance, report) in contrast.enumerated() {
      for found in report.failing {
        let pair = found.pair
        for variant in found.variants {
          failing.insert(
            Place(
              appearance: appearance, rule: pair.foreground == .statusBar ? "" : pair.rule,
              foreground: pair.foreground, background: pair.background, variant: variant))
        }
      }
    }
    self.failing = failing
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics where !Self.pairRules.contains(diagnostic.id) {
      guard diagnostic.severity == .error || Self.otherRules.contains(diagnostic.id) else {
        continue
      }
      counts[diagnostic.id, default: 0] += diagnostic.count
    }
    self.counts = counts
  }

  /// Whether there is less to say than before, and nothing new.
  func isBetter(than before: LintScore) -> Bool {
    failing.count < before.failing.count && !isWorse(than: before)
  }

  /// Whether there is something to say that there was not before.
  func isWorse(than before: LintScore) -> Bool {
    !failing.isSubset(of: before.failing)
      || counts.contains { $0.value > before.counts[$0.key, default: 0] }
  }

  /// The rules on pairs of colors.
  private static let pairRules: Set<String> = [
    RuleID.statusBarContrast, RuleID.statusBarAutomatic, RuleID.titleContrast,
    RuleID.tintContrast, RuleID.tabLabelContrast, RuleID.inverseUnreadable,
    RuleID.contentDependentContrast,
  ]

  /// The other rules that compare colors.
  private static let otherRules: Set<String> = [
    RuleID.highContrastRegression, RuleID.scrollEdgeUnset, RuleID.indistinguishableTabState,
    RuleID.swappedThemes, RuleID.barStyleConflict,
  ]
}
