import ThemeModel
import ThemeSyntax

extension LintRule {
  static let nullWithoutEffect = LintRule(
    RuleID.nullWithoutEffect, .warning, tag: .unnecessary,
    summary: "A null unsets nothing.",
    explanation: """
      `null`, `~` and an empty value unset what a key would inherit: from a file or an appearance \
      that is extended, in a state from its bar, in an inverse from what `swap` makes. Where \
      nothing is inherited, most likely a value was forgotten.
      """,
    triggering: [
      """
      appearances:
        light:
          toolbar:
            backgroundColor: white
                      ↓
            tintColor:
      """
    ],
    passing: [
      """
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: black, shadowColor: none }
        plain:
          extends: light
          toolbar: { shadowColor: null }
      """
    ],
    check: .elsewhere("Resolve/findingsAboutNothing.swift"))
}
