import ThemeModel
import ThemeSyntax

extension LintRule {
  static let waiverWithoutReason = LintRule(
    RuleID.waiverWithoutReason, .warning,
    summary: "A waiver does not say why.",
    explanation: """
      Write the reason behind two hyphens: `# appearance:ignore tint-contrast -- icons only`. The \
      manifest lists it beside the finding.
      """,
    triggering: [
      """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            ↓
            # appearance:ignore tint-contrast
            tintColor: "#FF9500"
      """
    ],
    passing: [
      """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- icons only
            tintColor: "#FF9500"
      """
    ],
    check: .elsewhere("Policy/LintFindings.swift"))
}
