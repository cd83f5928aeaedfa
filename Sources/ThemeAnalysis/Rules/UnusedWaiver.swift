import ThemeModel
import ThemeSyntax

extension LintRule {
  static let unusedWaiver = LintRule(
    RuleID.unusedWaiver, .warning, tag: .unnecessary,
    summary: "A waiver suppresses nothing.",
    explanation: """
      The finding it was written for is gone, or is on another line. A waiver counts for its own \
      line, or for the next line that is no comment when it stands alone.
      """,
    triggering: [
      """
      appearances:
        ↓
        # appearance:ignore title-contrast -- the logo is a picture
        light: { toolbar: { backgroundColor: white, tintColor: black } }
      """
    ],
    passing: [
      """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- the icons are 44 points high
            tintColor: "#FF9500"
      """
    ],
    check: .elsewhere("Policy/LintFindings.swift"))
}
