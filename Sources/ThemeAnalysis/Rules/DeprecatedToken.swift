import ThemeModel
import ThemeSyntax

extension LintRule {
  static let deprecatedToken = LintRule(
    RuleID.deprecatedToken, .warning, tag: .deprecated,
    summary: "A theme refers to a token that its file calls deprecated.",
    explanation: """
      A deprecated token goes away with some later version of the design system. Its file may say \
      what to use instead; that is offered in its place.
      """,
    triggering: [
      .init(
        """
        tokens: brand.tokens.json
                        ↓
        roles: { text: "{ink}" }
        """,
        tokens: (
          "brand.tokens.json",
          """
          { "ink": { "$type": "color", "$deprecated": "use {text.default}",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
          """
        ))
    ],
    passing: [
      .init(
        """
        tokens: brand.tokens.json
        roles: { text: "{ink}" }
        """,
        tokens: (
          "brand.tokens.json",
          """
          { "ink": { "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
          """
        ))
    ],
    check: .elsewhere("Resolve/tokenFindings.swift"))
}
