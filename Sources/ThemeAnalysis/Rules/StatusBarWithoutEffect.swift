import ThemeModel
import ThemeSyntax

extension LintRule {
  static let statusBarWithoutEffect: LintRule = .init(
    "status-bar-without-effect", .warning,
    summary: "A status-bar style is in an app whose controllers are not asked for one.",
    explanation: """
      With 'UIViewControllerBasedStatusBarAppearance' false in its Info.plist, which 'infoPlist' \
      names, an app has one style for all screens and asks no controller: a 'statusBarStyle' is \
      never seen. Take the key out of Info.plist, or the styles out of the theme. There is one \
      finding for a theme, at the first such style.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
                            ↓
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: white, tintColor: black }
        """, configuration: "infoPlist: Info.plist",
        tokens: ("Info.plist", plist("UIViewControllerBasedStatusBarAppearance", false)))
    ],
    passing: [
      .init(
        """
        appearances:
          light:
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: white, tintColor: black }
        """, configuration: "infoPlist: Info.plist",
        tokens: ("Info.plist", plist("UIViewControllerBasedStatusBarAppearance", true)))
    ],
    check: .theme { subject, findings in
      guard subject.configuration.infoPlist?.asksControllers == false else { return }
      subject.report(
        LintRule.statusBarWithoutEffect.id, &findings,
        "no effect, since UIViewControllerBasedStatusBarAppearance in Info.plist is false; "
          + "take out the one or the other"
      ) { appearance in
        // Where it is written nowhere, the style's place is that of the appearance.
        let range = appearance.statusBarStyle.range
        return range == appearance.range
          ? [] : [("\(appearance.name).statusBarStyle", range)]
      }
    })
}
