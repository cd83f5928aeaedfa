extension LintRule {
  static let mixedMechanisms: LintRule = .init(
    "mixed-mechanisms", .error,
    summary: "A UIAppearance proxy and a bar-appearance object set the same property.",
    explanation: """
      If several mechanisms set a property, the strongest wins, wherever its code is. From \
      weakest to strongest: a bar-appearance object (UINavigationBarAppearance), appearance(), \
      appearance(whenContainedInInstancesOf:), appearance(for:whenContainedInInstancesOf:), a \
      property set on the bar itself. Don't combine `proxy` with an output that uses \
      appearance objects: `barAppearances`, `doubleNavigation` or `colorTheme`. Choose one of \
      them, or turn the rule off if they apply to different bars. `presets` are values that \
      don't change bars on their own.
      """,
    triggering: .init(
      """
      appearances:
        light:
          navigationBar:
                             ↓
            backgroundColor: { light: white, dark: black }
      """, configuration: "outputs: [proxy, barAppearances]"),
    passing: .init(
      """
      appearances:
        light: { navigationBar: { backgroundColor: { light: white, dark: black } } }
      """, configuration: "outputs: [proxy, manifest]"),
    check: .theme { subject, findings in
      guard subject.makes(.proxy) else { return }
      let others = Output.all.filter { $0.mechanism == .barAppearances && subject.makes($0) }
      for appearance in subject.theme.appearances {
        for kind in BarKind.allCases {
          for setting in appearance.bars[kind].settings
          where setting.property.row.isInObject(of: kind) {
            let dressers = others.filter { output in
              output.dresses(subject.theme, kind)
                .contains { $0.bars[kind][setting.property] != nil }
            }
            guard !dressers.isEmpty else { continue }
            findings.add(
              "'\(appearance.name).\(kind.name).\(setting.property.name)' is set by 'proxy' and "
                + "by bar-appearance objects of "
                + "\(dressers.map { "'\($0.id)'" }.joined(separator: ", ")); the proxy wins; make "
                + "only one of them",
              at: setting.range)
            return
          }
        }
      }
    })
}
