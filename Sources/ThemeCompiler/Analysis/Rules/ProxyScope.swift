extension LintRule {
  static let proxyScope: LintRule = .init(
    "proxy-scope", .warning,
    summary: "A UIAppearance proxy sets a property too widely, or one that proxies ignore.",
    explanation: """
      The output `proxy` sets tintColor, since nothing else colors the icons of bars. UIKit's \
      headers don't declare it for proxies, and without containers it applies to every bar of \
      the app, including the system's own screens, such as mail and contacts. Install the \
      proxy in your own containers, or use `barAppearances`. Proxies ignore a tab bar's \
      isTranslucent, so the output omits it: set it on each tab bar.
      """,
    triggering: .init(
      """
      appearances:
        light:
          toolbar:
            backgroundColor: white
                       ↓
            tintColor: black
      """, configuration: "outputs: proxy"),
    passing: .init(
      """
      appearances:
        light: { toolbar: { backgroundColor: white, isTranslucent: false } }
      """, configuration: "outputs: proxy"),
    check: .theme { subject, findings in
      guard subject.makes(.proxy) else { return }
      var isTinted = false
      for appearance in subject.theme.appearances {
        for kind in BarKind.allCases where !isTinted {
          guard let tint = appearance.bars[kind].color(.tintColor) else { continue }
          isTinted = true
          findings.add(
            "UIKit does not offer '\(appearance.name).\(kind.name).tintColor' to proxies, and system "
              + "controllers inherit it; install 'proxy' in containers, or make 'barAppearances'",
            at: tint.range)
        }
        guard let setting = appearance.bars.tabBar[.isTranslucent] else { continue }
        findings.add(
          "no proxy takes '\(appearance.name).tabBar.isTranslucent'; 'proxy' leaves it out; set "
            + "it on each tab bar",
          at: setting.range)
      }
    })
}
