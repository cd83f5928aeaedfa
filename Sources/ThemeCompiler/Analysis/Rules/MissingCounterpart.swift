extension LintRule {
  static let missingCounterpart = LintRule(
    RuleID.missingCounterpart, .error,
    summary: "One of two interchangeable appearances sets a property that the other omits.",
    explanation: """
      A dynamic appearance takes each color from the member for the current traits. A property \
      that only one member sets has no value in the other. An inverse that names another \
      appearance must also set the same colors, or the bar keeps its previous ones. Set the \
      property in both appearances or in neither.
      """,
    triggering: """
      appearances:
        light: { interfaceStyle: light, toolbar: { tintColor: black } }
        dark: { interfaceStyle: dark, toolbar: {} }
      dynamic:
        ↓
        system: { light: light, dark: dark }
      """,
    passing: """
      appearances:
        light: { interfaceStyle: light, toolbar: { tintColor: black } }
        dark: { interfaceStyle: dark, toolbar: { tintColor: white } }
      dynamic:
        system: { light: light, dark: dark }
      """,
    check: .elsewhere("Resolve/missingCounterparts.swift"))
}
