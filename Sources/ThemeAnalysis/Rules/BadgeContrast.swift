import ColorScience
import ThemeModel

extension LintRule {
  static let badgeContrast = LintRule(
    "badge-contrast", .error,
    summary: "The text of a badge has too little contrast with the badge.",
    explanation: """
      What a badge says is small text: 4.5:1 (WCAG 2.2, 1.4.3). Where the theme has one of its two \
      colors, the other is the system's: on a tab white text or a badge in systemRed. What iOS 26 \
      takes on the buttons of a navigation bar Apple does not say, so such a pair is not measured \
      there.
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
    check: .contrast { surface, configuration, pairs in
      surface.addBadgePair(
        required: configuration.thresholds.text, to: &pairs)
    })
}
