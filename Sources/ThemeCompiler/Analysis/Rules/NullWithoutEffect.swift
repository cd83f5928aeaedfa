extension LintRule {
  static let nullWithoutEffect = LintRule(
    RuleID.nullWithoutEffect, .warning, tag: .unnecessary,
    summary: "A null unsets nothing.",
    explanation: """
      `null`, `~` and an empty value unset an inherited key: one from an extended file or \
      appearance, in a state one from its bar, and in an inverse one from `swap`. If there is \
      nothing to inherit, the value is probably missing.
      """,
    triggering: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
                      ↓
            tintColor:
      """,
    passing: """
      appearances:
        light:
          toolbar: { backgroundColor: white, tintColor: black, shadowColor: none }
        plain:
          extends: light
          toolbar: { shadowColor: null }
      """,
    check: .elsewhere("Resolve/findingsAboutNothing.swift"))
}
