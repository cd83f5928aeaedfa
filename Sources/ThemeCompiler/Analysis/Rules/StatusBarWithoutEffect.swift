extension LintRule {
  static let statusBarWithoutEffect: LintRule = .init(
    "status-bar-without-effect", .warning,
    summary:
      "A status-bar style has no effect in an app whose controllers don't choose the style.",
    explanation: """
      With 'UIViewControllerBasedStatusBarAppearance' false in its Info.plist, which \
      'infoPlist' names, an app has one status-bar style for all screens and ignores every \
      'statusBarStyle'. Remove the key from Info.plist or the styles from the theme. Each \
      theme has one finding, at its first such style.
      """,
    triggering: .init(
      """
      appearances:
        light:
                          ↓
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: black }
      """, configuration: "infoPlist: Info.plist",
      tokens: ("Info.plist", plist("UIViewControllerBasedStatusBarAppearance", false))),
    passing: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: black }
      """, configuration: "infoPlist: Info.plist",
      tokens: ("Info.plist", plist("UIViewControllerBasedStatusBarAppearance", true))),
    check: .theme { subject, findings in
      guard subject.configuration.infoPlist?.asksControllers == false else { return }
      // An unwritten style has the appearance's range.
      let styled = subject.theme.appearances.filter {
        !$0.isInverse && $0.members.isEmpty && $0.statusBarStyle.range != $0.range
      }
      subject.report(
        styled.map { ("\($0.name).statusBarStyle", $0.statusBarStyle.range) }, &findings,
        "no effect, since UIViewControllerBasedStatusBarAppearance in Info.plist is false; "
          + "take out the one or the other")
    })
}
