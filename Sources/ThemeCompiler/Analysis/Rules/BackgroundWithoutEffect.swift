extension LintRule {
  static let backgroundWithoutEffect = LintRule(
    RuleID.backgroundWithoutEffect, .warning,
    summary: "A background mode or image hides a color or gradient that is set with it.",
    explanation: """
      `background: transparent` and `background: none` draw nothing and ignore the color. They \
      may hide an inherited color, but setting both a color and one of them in the same place \
      is a mistake. For a translucent bar, write `background: default` and a color with alpha. \
      A `backgroundGradient` replaces the color, and a `backgroundImage` replaces the \
      gradient.
      """,
    triggering: """
      appearances:
        photo:
          toolbar:
            background: transparent
                             ↓
            backgroundColor: white
            tintColor: black
      """,
    passing: """
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: black } }
        photo: { extends: light, toolbar: { background: transparent } }
      """,
    check: .elsewhere("Resolve/findingsAboutNothing.swift"))
}
