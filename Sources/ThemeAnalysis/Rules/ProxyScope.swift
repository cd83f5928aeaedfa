import ThemeModel
import ThemeSyntax

extension LintRule {
  static let proxyScope: LintRule = .init(
    "proxy-scope", .warning,
    summary: "A UIAppearance proxy sets what reaches too far or is not taken.",
    explanation: """
      The output `proxy` sets tintColor, since nothing else colors the icons of bars. UIKit's \
      headers do not offer it to proxies, and installed without containers it reaches every bar of \
      the app: the system's own screens, such as mail and contacts, inherit it. Install it in \
      containers of your own, or dress bars by `barAppearances`. A tab bar's isTranslucent is \
      taken by no proxy and left out: set it on each tab bar.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            toolbar:
              backgroundColor: white
                         ↓
              tintColor: black
        """, configuration: "outputs: proxy"),
      .init(
        """
        appearances:
          light:
            tabBar:
                             ↓
              isTranslucent: false
        """, configuration: "outputs: proxy"),
    ],
    passing: [
      .init(
        """
        appearances:
          light: { toolbar: { backgroundColor: white, isTranslucent: false } }
        """, configuration: "outputs: proxy")
    ],
    check: .theme { subject, findings in
      guard subject.makes(.proxy) else { return }
      var isTinted = false
      for appearance in subject.theme.appearances {
        for kind in BarKind.allCases where !isTinted {
          guard let tint = appearance.bars[kind].color(.tintColor) else { continue }
          isTinted = true
          findings.append(
            Diagnostic(
              LintRule.proxyScope.id, .warning,
              "UIKit does not offer '\(appearance.name).\(kind.name).tintColor' to proxies, and system "
                + "controllers inherit it; install 'proxy' in containers, or make 'barAppearances'",
              at: tint.range))
        }
        guard let setting = appearance.bars.tabBar[.isTranslucent] else { continue }
        findings.append(
          Diagnostic(
            LintRule.proxyScope.id, .warning,
            "no proxy takes '\(appearance.name).tabBar.isTranslucent'; 'proxy' leaves it out; set "
              + "it on each tab bar",
            at: setting.range))
      }
    })
}
