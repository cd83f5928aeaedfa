import ThemeModel
import ThemeSyntax

extension LintRule {
  static let missingCounterpart = LintRule(
    RuleID.missingCounterpart, .error,
    summary:
      "Of two appearances that take each other's place, one sets a property and one leaves it out.",
    explanation: """
      A dynamic appearance takes each color from the member that fits the traits. A property \
      that only one member sets would have no value in the other's place. An inverse that is \
      another appearance by name has to set the same colors too, or the bar keeps what it wore \
      before. Set the property in both, or in neither.
      """,
    triggering: [
      """
      appearances:
        light: { interfaceStyle: light, toolbar: { tintColor: black } }
        dark: { interfaceStyle: dark, toolbar: {} }
      dynamic:
        ↓
        system: { light: light, dark: dark }
      """,
      """
      appearances:
        light:
          interfaceStyle: light
          tabBar: { tintColor: black, shadowColor: gray }
                   ↓
          inverse: dark
        dark: { interfaceStyle: dark, tabBar: { tintColor: white } }
      """,
    ],
    passing: [
      """
      appearances:
        light: { interfaceStyle: light, toolbar: { tintColor: black } }
        dark: { interfaceStyle: dark, toolbar: { tintColor: white } }
      dynamic:
        system: { light: light, dark: dark }
      """
    ],
    check: .elsewhere("Resolve/missingCounterparts.swift"))
}
