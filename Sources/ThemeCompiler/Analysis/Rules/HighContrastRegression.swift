extension RuleOption {
  static let highContrastLevel = RuleOption(
    "highContrastLevel",
    "the level of WCAG 2.2 with Increase Contrast on: AA asks for the thresholds, AAA for 7:1, and "
      + "4.5:1 of large text",
    .words(["AA", "AAA"]), standard: .word("AA"))
}

extension LintRule {
  static let highContrastRegression = LintRule(
    "high-contrast-regression", .warning, score: .otherColors,
    summary: "With Increase Contrast on, a pair of colors has less contrast than without it.",
    explanation: """
      People turn on Increase Contrast because they need it. The high-contrast variant of this \
      pair has less contrast than the normal one, or still too little. Colors without a \
      high-contrast variant stay the same and only the other rules check them, unless \
      `highContrastLevel` is AAA.
      """,
    options: [.highContrastLevel],
    triggering: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
                       ↓
            tintColor: { light: "#0A5FD9", dark: "#0A5FD9", lightHighContrast: "#3B7FE0" }
      """,
    passing: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            tintColor: { light: "#0A5FD9", dark: "#0A5FD9", lightHighContrast: "#003E9C" }
      """,
    check: .elsewhere("Judging/HighContrastCheck.swift"))
}
