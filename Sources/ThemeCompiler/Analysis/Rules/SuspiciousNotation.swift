extension LintRule {
  static let suspiciousNotation = LintRule(
    RuleID.suspiciousNotation, .warning,
    summary: "A color looks like another notation than CSS.",
    explanation: """
      The components of CSS's `rgb()` range up to 255, and alpha ranges up to 1: `rgb(0.04, \
      0.37, 0.85)` is nearly black, and `rgba(10, 95, 217, 80)` is opaque. In CSS, alpha is \
      the last of four pairs of hexadecimal digits; in Android it is the first, so `#CCFFFFFF` \
      is a light cyan here. The rule reports only whites and blacks that start with alpha, \
      since other colors look the same in both orders.
      """,
    triggering: """
      palette:
               ↓
        brand: rgb(0.04, 0.37, 0.85)
      """,
    passing: """
      palette:
        brand: rgb(4% 37% 85%)
        veil: rgb(10 95 217 / 80%)
        glass: "#FFFFFFCC"
      """,
    check: .elsewhere("Resolve/ColorPlace.swift"))
}
