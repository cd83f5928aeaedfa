extension LintRule {
  static let deprecatedToken = LintRule(
    RuleID.deprecatedToken, .warning, tag: .deprecated,
    summary: "A theme refers to a deprecated token.",
    explanation: """
      A later version of the design system will remove a deprecated token. If its file names a \
      replacement, the finding suggests it.
      """,
    triggering: .init(
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
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
        """
      )),
    check: .elsewhere("Resolve/tokenFindings.swift"))
}
