extension LintRule {
  static let declaredPairContrast = LintRule(
    RuleID.declaredPairContrast, .warning,
    summary: "A token file declares two colors as a readable pair, and they aren't.",
    explanation: """
      A properties file lists the background of a text under `text_contrast_pairing`, and that \
      of a control under `uicontrol_contrast_pairing`. In every variant, a text needs the \
      threshold for text, and a control that for icons.
      """,
    triggering: .init(
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
                                                                 ↓
          text-weak: { value: "#AAAAAA", text_contrast_pairing: [background] }
        """
      )),
    passing: .init(
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
          text-weak: { value: "#606060", text_contrast_pairing: [background] }
        """
      )),
    check: .elsewhere("Resolve/tokenFindings.swift"))
}
