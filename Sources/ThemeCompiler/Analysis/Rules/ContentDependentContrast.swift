extension LintRule {
  static let contentDependentContrast = LintRule(
    "content-dependent-contrast", .warning, score: .pair,
    summary: "On a translucent bar, whether a pair is readable depends on the content under it.",
    explanation: """
      Content shows through a translucent background, so the contrast is an interval over all \
      possible backdrops. This pair passes over some of them and fails over others. Raise the \
      background's alpha to the value in the message, which passes over all of them, or list \
      the backdrops of your app in the configuration: `backdrop: ["#FFFFFF", …]`.
      """,
    triggering: """
      appearances:
        light:
          interfaceStyle: light
          toolbar:
            background: default
            backgroundEffect: systemThinMaterial
            backgroundColor: "#FFFFFF40"
                       ↓
            tintColor: black
      """,
    passing: """
      appearances:
        light:
          interfaceStyle: light
          toolbar:
            background: default
            backgroundEffect: systemThinMaterial
            backgroundColor: "#FFFFFFD9"
            tintColor: black
      """,
    check: .elsewhere("Judging/describePair.swift"))
}
