import ColorScience
import ThemeModel

extension LintRule {
  static let searchBarContrast = LintRule(
    RuleID.searchBarContrast, .error,
    summary: "The text in a search bar has too little contrast with its field.",
    explanation: """
      What is typed is text, and so is the placeholder that says what to type: 4.5:1 (WCAG 2.2, \
      1.4.3). Measured where the theme has the field's color as well. The titles of scope buttons \
      stand on a segmented control in the system's colors, which Apple does not publish: such a \
      pair is listed as not measured.
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
      for (property, title) in scopeTitles where surface.drawn.settings.has(property) {
        surface.addPair(
          surface.drawn.ink(of: property), on: .scopeButtons, title,
          rule: RuleID.searchBarContrast, required: configuration.thresholds.text, to: &pairs)
      }
      guard surface.drawn.settings.has(.searchFieldColor) else { return }
      for (property, title) in fieldTexts {
        surface.addPair(
          surface.drawn.ink(of: property), on: .searchFieldColor, title,
          rule: RuleID.searchBarContrast, required: configuration.thresholds.text, to: &pairs)
      }
    })
}

private let fieldTexts: [(BarProperty, String)] = [
  (.searchTextColor, "text of a search bar"),
  (.searchPlaceholderColor, "placeholder of a search bar"),
]

private let scopeTitles: [(BarProperty, String)] = [
  (.scopeTitleColor, "title of a scope button"),
  (.selectedScopeTitleColor, "title of the selected scope button"),
]
