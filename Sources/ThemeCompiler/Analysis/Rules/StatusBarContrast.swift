extension LintRule {
  static let statusBarContrast = LintRule(
    "status-bar-contrast", .error,
    summary: "The status bar's text has too little contrast with the background behind it.",
    explanation: """
      The status bar draws its clock and icons on the navigation bar's background, in each state \
      of the bar: black for darkContent, white for lightContent. Below 3:1 (WCAG 2.2, 1.4.11) \
      the icons are unreadable: an error. Below 4.5:1 (1.4.3) the clock is hard to read: a \
      warning. On screens that hide the navigation bar, the status bar is on the content. It is \
      measured against the `backdrop`, and listed as not measured if there is none. The advised \
      style is the better one on all backgrounds of the appearance. Use that style or another \
      background.
      """,
    triggering: """
      appearances:
        light:
                          ↓
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: .lightGray }
      """,
    passing: """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: .lightGray }
      """,
    check: .contrast)
}
