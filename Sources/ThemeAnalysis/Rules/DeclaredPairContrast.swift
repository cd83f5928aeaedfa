import ThemeModel
import ThemeSyntax

extension LintRule {
  static let declaredPairContrast = LintRule(
    RuleID.declaredPairContrast, .warning,
    summary: "A file of tokens calls two colors readable together that are not.",
    explanation: """
      Files of properties list under `text_contrast_pairing` what a text stands on, and under \
      `uicontrol_contrast_pairing` what a control does. Text is held to the threshold of text, a \
      control to that of icons, in every variant.
      """,
    triggering: [
      .init(
        """
        tokens: text.yml
        roles: { text: "{text-weak}" }
        """,
        tokens: (
          "text.yml",
          """
          global: { type: color }
          props:
            background: { value: "#FFFFFF" }
            text-weak:
              value: "#AAAAAA"
              text_contrast_pairing:
                ↓
              - background
          """
        ))
    ],
    passing: [
      .init(
        """
        tokens: text.yml
        roles: { text: "{text-weak}" }
        """,
        tokens: (
          "text.yml",
          """
          global: { type: color }
          props:
            background: { value: "#FFFFFF" }
            text-weak:
              value: "#606060"
              text_contrast_pairing:
              - background
          """
        ))
    ],
    check: .elsewhere("Resolve/tokenFindings.swift"))
}
