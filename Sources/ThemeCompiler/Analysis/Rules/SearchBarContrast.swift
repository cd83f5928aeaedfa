extension LintRule {
  static let searchBarContrast = LintRule(
    "search-bar-contrast", .error,
    summary: "The text in a search bar has too little contrast with its field.",
    explanation: """
      The typed text and the placeholder each need 4.5:1 (WCAG 2.2, 1.4.3). A pair is measured \
      if the theme sets both colors. It is listed as not measured if the system chooses one of \
      them, and for the titles of scope buttons, whose background Apple doesn't document.
      """,
    triggering: """
      appearances:
        light:
          navigationBar:
            searchBar:
              fieldColor: "#F2F2F7"
              textColor: black
                                ↓
              placeholderColor: "#8E8E93"
      """,
    passing: """
      appearances:
        light:
          navigationBar:
            searchBar: { fieldColor: "#F2F2F7", textColor: black, placeholderColor: "#66666B" }
      """,
    check: .contrast)
}
