extension LintRule {
  static let unusedWaiver = LintRule(
    RuleID.unusedWaiver, .warning, tag: .unnecessary,
    summary: "A waiver suppresses nothing.",
    explanation: """
      The waived finding is fixed, or is on another line. A waiver covers its own line or, if \
      the line has nothing else, the next line that isn't a comment.
      """,
    triggering: """
      appearances:
        ↓
        # appearance:ignore title-contrast -- the logo is a picture
        light: { toolbar: { backgroundColor: white, tintColor: black } }
      """,
    passing: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- the icons are 44 points high
            tintColor: "#FF9500"
      """,
    check: .elsewhere("Policy/LintFindings.swift"))
}
