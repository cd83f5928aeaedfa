import ThemeModel
import ThemeSyntax

extension LintRule {
  static let outOfGamut = LintRule(
    RuleID.outOfGamut, .warning,
    summary: "A color lies outside the gamut that a display can show.",
    explanation: """
      UIKit makes colors in sRGB and in Display P3. A color outside both is moved into Display \
      P3 by the CSS Color 4 algorithm: its OKLCH chroma is reduced until it fits, its hue stays. \
      The message says how far it moved, as ΔE OK.
      """,
    triggering: [
      """
      palette:
              ↓
        neon: oklch(80% 0.4 150)
      """
    ],
    passing: [
      """
      palette:
        neon: oklch(80% 0.2 150)
      """
    ],
    check: .elsewhere("Resolve/ColorEvaluator.swift"))
}
