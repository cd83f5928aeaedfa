import ThemeModel
import ThemeSyntax

extension LintRule {
  static let tokenDialect = LintRule(
    RuleID.tokenDialect, .note,
    summary: "A file of tokens departs from Design Tokens 2025.10.",
    explanation: """
      Files of older shapes and of many tools are read as they are meant. Each kind of departure is \
      told once for a file, at its first place, with what the standard writes instead. Set the rule \
      to error to accept nothing but the standard.
      """,
    triggering: [
      .init(
        """
        tokens: brand.tokens.json
        roles: { text: "{ink}" }
        """,
        tokens: (
          "brand.tokens.json",
          """
          { "ink": { "$type": "color",
                      ↓
            "$value": "#1C1C1E" } }
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
            "$value": { "colorSpace": "srgb", "components": [0.11, 0.11, 0.12] } } }
          """
        ))
    ],
    check: .elsewhere("Resolve/tokenFindings.swift"))
}
