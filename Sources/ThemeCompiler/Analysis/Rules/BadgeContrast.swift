extension LintRule {
  static let badgeContrast = LintRule(
    "badge-contrast", .error,
    summary: "The text of a badge has too little contrast with the badge.",
    explanation: """
      A badge's text is small and needs 4.5:1 (WCAG 2.2, 1.4.3). If you set only one of the two \
      colors of a tab's badge, the system chooses the other: white text, or a systemRed badge. A \
      translucent badge is measured on the bar below it. Buttons of a navigation bar have badges \
      from iOS 26 on. Such a pair is measured if you set both colors, and otherwise listed as \
      not measured. Use another badgeColor or badgeTextColor.
      """,
    triggering: """
      appearances:
        shop:
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
                        ↓
            badgeColor: yellow
      """,
    passing: """
      appearances:
        shop:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: "#0A5FD9"
            badgeColor: "#C8102E"
            badgeTextColor: white
      """,
    check: .contrast)
}
