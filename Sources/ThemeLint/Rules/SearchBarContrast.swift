import ColorScience
import ThemeModel

extension LintRule {
  static let searchBarContrast = LintRule(
    RuleID.searchBarContrast, .error,
    summary: "The text in a search bar has too little contrast with its field.",
    explanation: """
      What is typed is text, and so is the placeholder that says what to type: 4.5:1 (WCAG 2.2, \
      1.4.3). Measured where the theme has the field's color as well.
      """,
    triggering: [
      """
      appearances:
        light:
          navigationBar:
            searchBar:
              fieldColor: "#F2F2F7"
              textColor: black
                                ↓
              placeholderColor: "#8E8E93"
      """
    ],
    passing: [
      """
      appearances:
        light:
          navigationBar:
            searchBar: { fieldColor: "#F2F2F7", textColor: black, placeholderColor: "#66666B" }
      """
    ],
    check: .contrast { surface, configuration, pairs in
      guard surface.drawn.settings.has(.searchFieldColor) else { return }
      for (property, title) in [
        (BarProperty.searchTextColor, "text of a search bar"),
        (.searchPlaceholderColor, "placeholder of a search bar"),
      ] {
        surface.addPair(
          surface.drawn.ink(of: property), on: .searchFieldColor, title,
          rule: RuleID.searchBarContrast, required: configuration.thresholds.text, to: &pairs)
      }
    })
}
