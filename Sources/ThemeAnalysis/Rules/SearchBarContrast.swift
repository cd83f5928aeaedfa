import ColorScience
import ThemeModel

extension LintRule {
  static let searchBarContrast = LintRule(
    "search-bar-contrast", .error,
    summary: "The text in a search bar has too little contrast with its field.",
    explanation: """
      The typed text and the placeholder each need 4.5:1 (WCAG 2.2, 1.4.3). A pair is measured \
      if the theme sets both colors. It is listed as not measured if the system chooses one of \
      them, and for the titles of scope buttons, whose background Apple doesn't document.
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
          required: configuration.thresholds.text, to: &pairs)
      }
      let field = surface.drawn.ink(of: .searchFieldColor)
      for (property, title) in fieldTexts {
        let text = surface.drawn.ink(of: property)
        if field != nil, text != nil {
          surface.addPair(
            text, on: .searchFieldColor, title, required: configuration.thresholds.text, to: &pairs)
        } else {
          surface.addPair(
            text ?? field, of: property, on: text == nil ? .searchText : .searchField, title,
            required: configuration.thresholds.text, to: &pairs)
        }
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
