import ThemeModel

extension LintRule {
  static let statusBarContrast = LintRule(
    "status-bar-contrast", .error,
    summary: "The status bar's text has too little contrast with the navigation bar behind it.",
    explanation: """
      The status bar draws its clock and icons on the navigation bar's background: black for \
      darkContent, white for lightContent. Below 3:1 (WCAG 2.2, 1.4.11) the icons are \
      unreadable: an error. Below 4.5:1 (1.4.3) the clock is hard to read: a warning. Use the \
      other style or another background.
      """,
    triggering: [
      """
      appearances:
        light:
                          ↓
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: .lightGray }
      """
    ],
    passing: [
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: .lightGray }
      """,
      """
      appearances:
        hidden:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: white, isHidden: true }
      """,
    ],
    check: .contrast)
}
