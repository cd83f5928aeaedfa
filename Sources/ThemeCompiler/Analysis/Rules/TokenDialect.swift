extension LintRule {
  static let tokenDialect = LintRule(
    RuleID.tokenDialect, .note,
    summary: "A file of tokens departs from Design Tokens 2025.10.",
    explanation: """
      Token files of older formats and of many tools work as their authors expect. `appearance \
      tokens`, `lint --verbose` and configurations that set the rule report each kind of \
      deviation once per file, with the standard's notation. Set the rule to error to accept \
      only the standard.
      """,
    triggering: .init(
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
      )),
    passing: .init(
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
      )),
    check: .elsewhere("Resolve/tokenFindings.swift"))
}
