import ThemeModel

extension LintRule {
  static let titleContrast = LintRule(
    "title-contrast", .error,
    summary: "A navigation bar's title has too little contrast with the bar.",
    explanation: """
      A title needs 4.5:1 (WCAG 2.2, 1.4.3), or 3:1 if its font is large text by the \
      configuration's `largeTextIs`. A title without titleFont has 17 points and isn't large; \
      a large title without largeTitleFont has 34 points and is. The size of a text style is \
      its default size or the smallest size that people can choose, whichever is less. A \
      subtitle needs 4.5:1, also below a large title. Without titleColor the title has the \
      tint's color; without largeTitleColor the large title has the title's. At compact height no \
      title is large, so large titles and their subtitles aren't measured there. In the output \
      `swiftUI` themes can't color titles: they are black in the bar's light color scheme and \
      white in the dark one.
      """,
    triggering: [
      """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar:
            backgroundColor: "#EA2E49"
                        ↓
            titleColor: white
      """
    ],
    passing: [
      """
      appearances:
        red:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#C8102E", titleColor: white }
      """
    ],
    check: .contrast)
}
