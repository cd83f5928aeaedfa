import ThemeModel
import ThemeSyntax

extension LintRule {
  static let backgroundWithoutEffect = LintRule(
    RuleID.backgroundWithoutEffect, .warning,
    summary: "A color is written beside a background that drops or covers it.",
    explanation: """
      `background: transparent` and `background: none` draw nothing, and drop the color of the \
      background. Over a color that is inherited that is what they are for; in one place with a \
      color, one of the two was not meant. For a translucent bar write `background: default` and a \
      color with alpha. A `backgroundGradient` is drawn in the place of the color, and a \
      `backgroundImage` in that of the gradient.
      """,
    triggering: [
      """
      appearances:
        photo:
          toolbar:
            background: transparent
                             ↓
            backgroundColor: white
            tintColor: black
      """
    ],
    passing: [
      """
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: black } }
        photo: { extends: light, toolbar: { background: transparent } }
      """
    ],
    check: .elsewhere("Resolve/findingsAboutNothing.swift"))
}
