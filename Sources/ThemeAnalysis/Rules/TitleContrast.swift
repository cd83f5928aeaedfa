import ColorScience
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
    check: .contrast { surface, configuration, pairs in
      guard surface.kind == .navigationBar,
        !surface.addSchemeTitles(
          required: configuration.thresholds.text, to: &pairs)
      else { return }
      let title = surface.drawn.ink(.title)
      if title == nil {
        surface.addSystemTitle(
          required: configuration.thresholds.text, to: &pairs)
      }
      let required = configuration.leastContrast(of: .title, in: surface.drawn)
      surface.addPair(
        title, title?.property == .titleColor ? "title" : "title in tint",
        required: required,
        isOwn: required != configuration.leastContrast(of: .title, in: surface.base), to: &pairs)
      for (property, title) in subtitles
      where surface.drawn.settings.has(property)
        && !(property == .largeSubtitleColor && surface.state.isCompact)
      {
        surface.addPair(
          surface.drawn.ink(of: property), title, required: configuration.thresholds.text,
          to: &pairs)
      }
      // A large title in the title's color is measured with that.
      guard !surface.state.isCompact, let large = surface.drawn.ink(.largeTitle),
        large.property == .largeTitleColor
      else { return }
      let largeRequired = configuration.leastContrast(of: .largeTitle, in: surface.drawn)
      surface.addPair(
        large, "large title", required: largeRequired,
        isOwn: largeRequired != configuration.leastContrast(of: .largeTitle, in: surface.base),
        to: &pairs)
    })
}

private let subtitles: [(BarProperty, String)] = [
  (.subtitleColor, "subtitle"), (.largeSubtitleColor, "large subtitle"),
]

extension Configuration {
  /// The least contrast of a bar's title or large title in its font, and in that of the large title where this
  /// has the title's color; the system's own, 17 points, is not large, and its 34 points for large titles are.
  fileprivate func leastContrast(of part: DrawnPart, in bar: DrawnState) -> Double {
    let large = bar.largeTitleFont.map(largeTextIs.contains) ?? true
    let title = bar.titleFont.map(largeTextIs.contains) ?? false
    let isShared = bar.ink(.largeTitle)?.property != .largeTitleColor
    let isLarge = part == .largeTitle ? large : title && (large || !isShared)
    return isLarge ? thresholds.largeText : thresholds.text
  }
}
