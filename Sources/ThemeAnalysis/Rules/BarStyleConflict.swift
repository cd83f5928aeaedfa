import ThemeModel
import ThemeSyntax

extension LintRule {
  static let barStyleConflict: LintRule = .init(
    "bar-style-conflict", .warning, score: .otherColors,
    summary: "A bar style contradicts the style of the status bar.",
    explanation: """
      A stock UINavigationController does not ask its screens for the status bar's style while \
      its bar can be seen: it derives it from the bar's style, and `black` gives white text. \
      With `statusBarStyle: darkContent` the app shows the one or the other by which controller \
      it is in. AppearanceNavigationController takes the declared style.
      """,
    triggering: [
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
                   ↓
            style: black
            backgroundColor: white
      """
    ],
    passing: [
      """
      appearances:
        dark:
          statusBarStyle: lightContent
          navigationBar: { style: black, backgroundColor: "#1C1C1E" }
      """
    ],
    check: .theme { subject, findings in
      for appearance in subject.theme.appearances where appearance.kind == .declared {
        let bar = appearance.bars.navigationBar
        guard appearance.hasStatusBarStyle(.darkContent), let style = bar[.style],
          case .style(.black) = style.value, bar.flag(.isHidden) != true
        else { continue }
        findings.append(
          Diagnostic(
            LintRule.barStyleConflict.id, .warning,
            "bar style 'black' contradicts status-bar style 'darkContent' of '\(appearance.name)'; a "
              + "stock UINavigationController derives white text from it; write 'default'",
            at: style.range,
            notes: [
              Diagnostic.Note(
                "the status bar's style is set here", at: appearance.statusBarStyle.range)
            ],
            fixIts: subject.fixIts(writing: "default", at: style.range)))
      }
    })
}
