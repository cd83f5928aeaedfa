import ThemeSyntax

/// How much a lint has to say on contrast, to tell whether a change made a theme better.
struct LintScore {
  /// The variants of all pairs that there is something to say about.
  private let variants: Int
  /// The findings on pairs, those of each other rule that compares colors, and all other errors.
  private let counts: [String: Int]

  /// The score of a theme's findings.
  init(failingVariants: Int, _ diagnostics: [Diagnostic]) {
    variants = failingVariants
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics
    where diagnostic.severity == .error || Self.rules.contains(diagnostic.id) {
      // What fails over every backdrop hides what fails over some: pairs change their rule.
      let rule = Self.pairRules.contains(diagnostic.id) ? "" : diagnostic.id
      counts[rule, default: 0] += 1
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

  /// The rules on pairs of colors.
  private static let pairRules: Set<String> = [
    RuleID.statusBarContrast, RuleID.statusBarAutomatic, RuleID.titleContrast,
    RuleID.tintContrast, RuleID.tabLabelContrast, RuleID.inverseUnreadable,
    RuleID.contentDependentContrast,
  ]

  /// The rules that compare colors.
  private static let rules = pairRules.union([
    RuleID.highContrastRegression, RuleID.scrollEdgeUnset, RuleID.indistinguishableTabState,
    RuleID.swappedThemes, RuleID.barStyleConflict,
  ])
}
