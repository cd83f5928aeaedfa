import ThemeModel

extension LintRule {
  static let badgeContrast = LintRule(
    "badge-contrast", .error,
    summary: "The text of a badge has too little contrast with the badge.",
    explanation: """
      A badge's text is small and needs 4.5:1 (WCAG 2.2, 1.4.3). If the theme sets only one of \
      the two colors, the system chooses the other: on a tab, white text or a systemRed badge. \
      Apple doesn't document the color on navigation bar buttons in iOS 26, so such a pair is \
      not measured.
      """,
    triggering: [
      """
      appearances:
        shop:
          tabBar:
            backgroundColor: white
            tintColor: "#0A5FD9"
                        ↓
            badgeColor: yellow
      """,
      """
      appearances:
        shop:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: "#0A5FD9"
            badgeColor: "#FF9500"
                            ↓
            badgeTextColor: white
      """,
    ],
    passing: [
      """
      appearances:
        shop:
          statusBarStyle: darkContent
          navigationBar:
            backgroundColor: white
            titleColor: black
            tintColor: "#0A5FD9"
            badgeColor: "#C8102E"
            badgeTextColor: white
      """
    ],
    check: .contrast)
}
