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
      Without titleColor the title has the tint's color, and without largeTitleColor the large \
      title has the title's.
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
      guard surface.kind == .navigationBar else { return }
      let title: BarProperty = surface.bar[.titleColor] == nil ? .tintColor : .titleColor
      let required = configuration.leastTitleContrast(in: surface.bar)
      surface.addPair(
        title, title == .titleColor ? "title" : "title in tint", rule: RuleID.titleContrast,
        required: required, isOwn: required != configuration.leastTitleContrast(in: surface.base),
        to: &pairs)
      surface.addPair(
        .largeTitleColor, "large title", rule: RuleID.titleContrast,
        required: configuration.thresholds.largeText, to: &pairs)
    })
}

extension Configuration {
  /// The least contrast of a bar's title in its font; the system's own, 17 points, is not large.
  fileprivate func leastTitleContrast(in bar: ResolvedBar) -> Double {
    guard case .font(let font)? = bar[.titleFont]?.value, largeTextIs.contains(font) else {
      return thresholds.text
    }
    return thresholds.largeText
  }
}
