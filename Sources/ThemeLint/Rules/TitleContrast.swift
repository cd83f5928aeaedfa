import ColorScience
import ThemeModel
import ThemeSyntax

extension LintRule {
  static let titleContrast = LintRule(
    RuleID.titleContrast, .error,
    summary: "A navigation bar's title has too little contrast with the bar.",
    explanation: """
      A title is text: 4.5:1 (WCAG 2.2, 1.4.3). A large title, 34 points and bold, needs 3:1, \
      and so does a title whose titleFont is large text by the configuration's `largeTextIs`. \
      A subtitle is text, below a large title too: 4.5:1. \
      Without titleColor the title has the tint's color, and without largeTitleColor the large \
      title has the title's. In the output `swiftUI` no theme colors titles: they are black in the \
      light color scheme of the bar and white in the dark one.
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
    check: .contrast { surface, configuration, pairs in
      guard surface.kind == .navigationBar,
        !surface.addSchemeTitles(
          rule: RuleID.titleContrast, required: configuration.thresholds.text, to: &pairs)
      else { return }
      let title = surface.drawn.ink(.title)
      let required = configuration.leastTitleContrast(in: surface.drawn)
      surface.addPair(
        title, title?.property == .titleColor ? "title" : "title in tint",
        rule: RuleID.titleContrast, required: required,
        isOwn: required != configuration.leastTitleContrast(in: surface.base), to: &pairs)
      for (property, title) in subtitles where surface.drawn.settings.has(property) {
        surface.addPair(
          surface.drawn.ink(of: property), title, rule: RuleID.titleContrast,
          required: configuration.thresholds.text, to: &pairs)
      }
      // A large title in the title's color is as readable as that.
      guard let large = surface.drawn.ink(.largeTitle), large.property == .largeTitleColor else {
        return
      }
      surface.addPair(
        large, "large title", rule: RuleID.titleContrast,
        required: configuration.thresholds.largeText, to: &pairs)
    })
}

private let subtitles: [(BarProperty, String)] = [
  (.subtitleColor, "subtitle"), (.largeSubtitleColor, "large subtitle"),
]

extension Configuration {
  /// The least contrast of a bar's title in its font; the system's own, 17 points, is not large.
  fileprivate func leastTitleContrast(in bar: DrawnState) -> Double {
    bar.titleFont.map(largeTextIs.contains) == true ? thresholds.largeText : thresholds.text
  }
}
