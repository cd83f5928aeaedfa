import ThemeSyntax

/// How much a lint has to say on contrast, to tell whether a change made a theme better.
struct LintScore {
  /// The variants of all pairs that there is something to say about.
  private let variants: Int
  /// The findings of each rule on contrast, and the errors of all others.
  private let counts: [String: Int]

  /// The score of a theme's findings.
  init(failingVariants: Int, _ diagnostics: [Diagnostic]) {
    variants = failingVariants
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics
    where diagnostic.severity == .error || Self.rules.contains(diagnostic.id) {
      counts[diagnostic.id, default: 0] += 1
    }
    self.counts = counts
  }

  /// Whether there is less to say than before, and about no rule more.
  func isBetter(than before: LintScore) -> Bool {
    variants < before.variants && !isWorse(than: before)
  }

  /// Whether there is more to say than before, on the whole or about a rule.
  func isWorse(than before: LintScore) -> Bool {
    variants > before.variants
      || counts.contains { $0.value > before.counts[$0.key, default: 0] }
  }

  /// The rules that compare colors.
  private static let rules: Set<String> = [
    RuleID.statusBarContrast, RuleID.statusBarAutomatic, RuleID.titleContrast,
    RuleID.tintContrast, RuleID.tabLabelContrast, RuleID.inverseUnreadable,
    RuleID.contentDependentContrast, RuleID.highContrastRegression, RuleID.scrollEdgeUnset,
    RuleID.indistinguishableTabState, RuleID.swappedThemes, RuleID.barStyleConflict,
  ]
}
