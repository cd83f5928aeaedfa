extension LintRule {
  static let statusBarAutomatic = LintRule(
    "status-bar-automatic", .error,
    summary: "The automatic status-bar style is unreadable in one of the interface styles.",
    explanation: """
      On iOS 15 and 16, UIStatusBarStyle.default, which is also the style of an appearance \
      without statusBarStyle, follows the system: dark text in a light interface, light text \
      in a dark one, whatever the bar's color. From iOS 17 on it adapts to the content behind \
      it. A bar that stays bright in dark mode therefore gets white text on the older systems. \
      Set the style that the bar needs.
      """,
    triggering: """
      appearances:
        light:
                          ↓
          statusBarStyle: default
          navigationBar: { backgroundColor: white }
      """,
    passing: """
      appearances:
        light:
          statusBarStyle: default
          navigationBar: { backgroundColor: { light: white, dark: black } }
      """,
    check: .contrast)
}
