import ThemeModel
import ThemeSyntax

extension LintRule {
  static let mixedMechanisms: LintRule = .init(
    "mixed-mechanisms", .error,
    summary: "A property of a bar is set by a UIAppearance proxy and by a bar-appearance object.",
    explanation: """
      Of several mechanisms the strongest wins, wherever its code stands. Weakest first: a \
      bar-appearance object (UINavigationBarAppearance), appearance(), \
      appearance(whenContainedInInstancesOf:), appearance(for:whenContainedInInstancesOf:), a \
      property set on the bar itself. So `proxy` does not go with an output that dresses bars by \
      appearance objects: `barAppearances`, `doubleNavigation` or `colorTheme`. Make the one or \
      the other, or turn the rule off where they are for different bars. `presets` are values, \
      which nothing puts on a bar by itself.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            navigationBar:
                               ↓
              backgroundColor: { light: white, dark: black }
        """, configuration: "outputs: [proxy, barAppearances]")
    ],
    passing: [
      .init(
        """
        appearances:
          light: { navigationBar: { backgroundColor: { light: white, dark: black } } }
        """, configuration: "outputs: [proxy, manifest]"),
      // No screen of DoubleNavigationController wears it.
      .init(
        """
        appearances:
          light: { tabBar: { backgroundColor: { light: white, dark: black } } }
        """, configuration: "outputs: [proxy, doubleNavigation]"),
    ],
    check: .theme { subject, findings in
      guard subject.makes(.proxy) else { return }
      let others = Output.all.filter { $0.mechanism == .barAppearances && subject.makes($0) }
      for appearance in subject.theme.appearances {
        for kind in BarKind.allCases {
          for setting in appearance.bars[kind].settings
          where setting.property.row.inObjects.contains(kind) {
            let dressers = others.filter { output in
              output.dresses(subject.theme, kind)
                .contains { $0.bars[kind][setting.property] != nil }
            }
            guard !dressers.isEmpty else { continue }
            findings.append(
              Diagnostic(
                LintRule.mixedMechanisms.id, .error,
                "'\(appearance.name).\(kind.name).\(setting.property.name)' is set by 'proxy' and "
                  + "by bar-appearance objects of "
                  + "\(dressers.map { "'\($0.id)'" }.joined(separator: ", ")); the proxy wins; make "
                  + "only one of them",
                at: setting.range))
            return
          }
        }
      }
    })
}
