import ThemeSyntax

extension LintRule {
  static let missingCounterpart = LintRule(
    RuleID.missingCounterpart, .error,
    summary: "One member of a dynamic appearance sets a property that another leaves out.",
    explanation: """
      A dynamic appearance takes each colour from the member that fits the traits. A property \
      that only one member sets would have no value in the other's place. Set it in both, or in \
      neither.
      """,
    triggering: [
      """
      appearances:
        light: { toolbar: { tintColor: black } }
        dark: { toolbar: { barTintColor: black } }
      dynamic:
        ↓
        system: { light: light, dark: dark }
      """
    ],
    passing: [
      """
      appearances:
        light: { toolbar: { tintColor: black } }
        dark: { toolbar: { tintColor: white } }
      dynamic:
        system: { light: light, dark: dark }
      """
    ],
    check: .elsewhere)
}
