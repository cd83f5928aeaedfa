import ThemeModel
import ThemeSyntax

extension LintRule {
  static let contentDependentContrast = LintRule(
    "content-dependent-contrast", .warning, score: .pair,
    summary: "Whether a pair on a translucent bar can be read depends on what scrolls under it.",
    explanation: """
      Content shows through a translucent background, so contrast is not one number but an \
      interval over every backdrop there may be. The pair fails over some backdrops and passes \
      over others. Raise the background's alpha to the named value, which passes over all of \
      them, or name the backdrops there are in the configuration: `backdrop: ["#FFFFFF", …]`.
      """,
    triggering: [
      """
      appearances:
        light:
          interfaceStyle: light
          toolbar:
            background: default
            backgroundColor: "#FFFFFF40"
                       ↓
            tintColor: black
      """
    ],
    passing: [
      """
      appearances:
        light:
          interfaceStyle: light
          toolbar:
            background: default
            backgroundColor: "#FFFFFFD9"
            tintColor: black
      """
    ],
    check: .elsewhere("Judging/describePair.swift"))
}
