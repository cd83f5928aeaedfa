extension LintRule {
  static let outOfGamut = LintRule(
    RuleID.outOfGamut, .warning,
    summary: "A color is outside the gamut that displays can show.",
    explanation: """
      UIKit supports sRGB and Display P3. A color outside both is mapped to Display P3 by the \
      CSS Color 4 algorithm, which reduces the OKLCH chroma and keeps the hue. The message has \
      the difference, as ΔE OK.
      """,
    triggering: """
      palette:
              ↓
        neon: oklch(80% 0.4 150)
      """,
    passing: """
      palette:
        neon: oklch(80% 0.2 150)
      """,
    check: .elsewhere("Resolve/ColorEvaluator.swift"))
}
