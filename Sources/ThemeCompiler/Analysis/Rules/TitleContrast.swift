extension LintRule {
  static let titleContrast = LintRule(
    "title-contrast", .error,
    summary: "A navigation bar's title has too little contrast with the bar.",
    explanation: """
      A title needs 4.5:1 (WCAG 2.2, 1.4.3), or 3:1 if its font is large text by the \
      configuration's `largeTextIs`. A title without titleFont has 17 points and isn't large; a \
      large title without largeTitleFont has 34 points and is. A text style has its default size \
      or the smallest that people can choose, whichever is less. Subtitles need 4.5:1. Without \
      titleColor the title has the tint's color; without largeTitleColor the large title has the \
      title's. Large titles are measured at the scroll edge at regular height. On iOS 26 they \
      scroll with the content and are measured against the `backdrop`. In the output `swiftUI` \
      titles are black in the bar's light color scheme and white in the dark one. \
      [Parts](Parts.md) has a table. Use another titleColor or another background.
      """,
    triggering: """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "#EA2E49"
                        ↓
            titleColor: white
      """,
    passing: """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#C8102E", titleColor: white }
      """,
    check: .contrast)
}
