import ThemeSyntax

extension LintRule {
  static let barStyleConflict: LintRule = .init(
    "bar-style-conflict", .warning, score: .otherColors,
    summary: "A bar style contradicts the style of the status bar.",
    explanation: """
      While its bar is visible, a stock UINavigationController derives the status bar's style \
      from the bar's style, not from its screens: `black` gives white text. With \
      `statusBarStyle: darkContent`, the style then depends on the controller. \
      AppearanceNavigationController uses the declared style.
      """,
    triggering: """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar:
                   ↓
            style: black
            backgroundColor: white
      """,
    passing: """
      appearances:
        dark:
          statusBarStyle: lightContent
          navigationBar: { style: black, backgroundColor: "#1C1C1E" }
      """,
    check: .theme { subject, findings in
      for appearance in subject.theme.appearances where appearance.kind == .declared {
        let bar = appearance.bars.navigationBar
        guard appearance.hasStatusBarStyle(.darkContent), let style = bar[.style],
          style.value == .word(BarStyle.black), bar.flag(.isHidden) != true
        else { continue }
        findings.add(
          "bar style 'black' contradicts status-bar style 'darkContent' of '\(appearance.name)'; a "
            + "stock UINavigationController derives white text from it; write 'default'",
          at: style.range,
          notes: [
            Diagnostic.Note(
              "the status bar's style is set here", at: appearance.statusBarStyle.range)
          ],
          fixIts: subject.fixIts(writing: "default", at: style.range))
      }
    })
}
