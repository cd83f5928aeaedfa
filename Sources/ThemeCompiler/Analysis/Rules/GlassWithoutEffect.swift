import ThemeSyntax

extension LintRule {
  static let glassWithoutEffect: LintRule = .init(
    "glass-without-effect", .warning,
    summary: "A Liquid Glass setting has no effect in an app that has no Liquid Glass.",
    explanation: """
      With 'UIDesignRequiresCompatibility' in its Info.plist, which 'infoPlist' names, or with an \
      'sdk' before 26, an app keeps the bars from before iOS 26: 'liquidGlass: system' and \
      'hidesSharedBackground' have no effect. The SDK of iOS 27 ignores the key. Remove the key \
      from Info.plist or the setting from the theme. Each theme has one finding, at its first \
      such setting.
      """,
    triggering: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
                                                                                  ↓
          navigationBar: { backgroundColor: white, tintColor: black, liquidGlass: system }
      """, configuration: "infoPlist: Info.plist",
      tokens: ("Info.plist", plist("UIDesignRequiresCompatibility", true))),
    passing: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: black, liquidGlass: system }
      """, configuration: "infoPlist: Info.plist",
      tokens: ("Info.plist", plist("UIDesignRequiresCompatibility", false))),
    check: .theme { subject, findings in
      let why =
        subject.configuration.hasNewSDK
        ? "UIDesignRequiresCompatibility in Info.plist keeps" : "the configured SDK keeps"
      subject.report(
        subject.theme.ignoredGlass, &findings,
        "no effect, since \(why) glass away; take out the one or the other")
    })

  static func plist(_ key: String, _ flag: Bool) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>\(key)</key>
      <\(flag)/>
    </dict>
    </plist>
    """
  }
}

extension LintSubject {
  /// Reports the first range and the number of others; an inherited range is counted once.
  func report(
    _ places: [(name: String, range: SourceRange)], _ findings: inout LintFindings, _ has: String
  ) {
    var known: Set<SourceRange> = []
    let all = places.filter { known.insert($0.range).inserted }
    guard let first = all.first else { return }
    let others = all.count - 1
    let what =
      others == 0
      ? "'\(first.name)' has"
      : "'\(first.name)' and \(others) \(others == 1 ? "other" : "others") have"
    findings.add("\(what) \(has)", at: first.range)
  }
}
