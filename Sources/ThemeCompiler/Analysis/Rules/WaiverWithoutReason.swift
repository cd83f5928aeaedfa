extension LintRule {
  static let waiverWithoutReason = LintRule(
    RuleID.waiverWithoutReason, .warning,
    summary: "A waiver has no reason.",
    explanation: """
      Add the reason after two hyphens: `# appearance:ignore tint-contrast -- icons only`. The \
      manifest lists it with the finding.
      """,
    triggering: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            ↓
            # appearance:ignore tint-contrast
            tintColor: "#FF9500"
      """,
    passing: """
      appearances:
        light:
          toolbar:
            backgroundColor: white
            # appearance:ignore tint-contrast -- icons only
            tintColor: "#FF9500"
      """,
    check: .elsewhere("Policy/LintFindings.swift"))
}
