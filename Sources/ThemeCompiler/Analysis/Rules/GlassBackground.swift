import ThemeSyntax

extension LintRule {
  static let glassBackground: LintRule = .init(
    "glass-background", .warning,
    summary:
      "A bar's own background replaces Liquid Glass; the theme doesn't say if that is intended.",
    explanation: """
      In an app built with the SDK of iOS 26 or later, the system draws bars as glass. A \
      background that an app sets, in any state of a bar, replaces the glass. Write \
      'liquidGlass: system' on the bar to use glass on iOS 26 and later, or 'liquidGlass: \
      keep' to keep your background. Each theme has one finding, at its first such bar.
      """,
    triggering: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
                                            ↓
          navigationBar: { backgroundColor: white, tintColor: black }
          tabBar: { background: opaque }
      """, configuration: "sdk: 26.0"),
    passing: .init(
      """
      appearances:
        light:
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, tintColor: black, liquidGlass: system }
          toolbar: { backgroundColor: white, liquidGlass: keep }
          tabBar: { background: default, tintColor: { light: black, dark: white } }
      """, configuration: "sdk: 26.0"),
    check: .theme { subject, findings in
      guard let sdk = subject.configuration.sdk, sdk.hasGlass, subject.configuration.hasGlass
      else { return }
      // An inherited range is counted once.
      var places: Set<SourceRange> = []
      var first: (name: String, place: SourceRange)?
      for appearance in subject.theme.appearances {
        for kind in BarKind.allCases {
          let bar = appearance.bars[kind]
          guard bar[.liquidGlass] == nil, let place = bar.ownBackground else { continue }
          places.insert(place)
          first = first ?? ("\(appearance.name).\(kind.name)", place)
        }
      }
      guard let first else { return }
      let others = places.count - 1
      let backgrounds =
        "background of '\(first.name)' "
        + (others == 0 ? "replaces" : "and \(others) \(others == 1 ? "other" : "others") replace")
      findings.add(
        "\(backgrounds) Liquid Glass on iOS 26; write 'liquidGlass: system' on the bar for the "
          + "glass, 'liquidGlass: keep' for the background",
        at: first.place)
    })
}

extension ResolvedBar {
  fileprivate var ownBackground: SourceRange? {
    for setting in settings {
      switch (setting.property, setting.value) {
      case (.background, .word("default")): continue
      case (let property, _) where BarProperty.fills.contains(property): return setting.range
      case (_, .word("transparent")): return setting.range
      case (_, .state(let state)):
        if let range = state.ownBackground { return range }
      default: continue
      }
    }
    return nil
  }
}
