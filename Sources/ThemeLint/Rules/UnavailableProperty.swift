import ThemeModel
import ThemeSyntax

extension LintRule {
  static let unavailableProperty = LintRule(
    RuleID.unavailableProperty, .note,
    summary: "A property has no effect on the oldest iOS of the deployment range.",
    explanation: """
      Below iOS 13 there are no bar-appearance objects: a bar has one look, without colors for \
      kinds of buttons and, but for AppearanceKit, for the shadow. Toolbars and tab bars have a \
      scroll edge since iOS 15. The generated code is guarded, so the property is left out on \
      older systems, with nothing in its place.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            tabBar:
              tintColor: black
                          ↓
              scrollEdge: transparent
        """, configuration: "deploymentTarget: 14.0")
    ],
    passing: [
      """
      appearances:
        light: { tabBar: { tintColor: black, scrollEdge: transparent } }
      """
    ],
    check: .theme { subject, findings in
      let target = subject.configuration.deploymentTarget
      guard target.major < 15, subject.configuration.outputs.contains(where: dressesBars) else {
        return
      }
      let drawsShadows = ![.barAppearances, .proxy, .doubleNavigation].contains(
        where: subject.makes)
      for appearance in subject.theme.appearances where appearance.kind == .declared {
        for kind in BarKind.allCases {
          for setting in appearance.bars[kind].settings {
            guard let first = setting.firstVersion(on: kind), target.major < first,
              setting.property != .shadowColor || !drawsShadows
            else { continue }
            findings.append(
              Diagnostic(
                RuleID.unavailableProperty, .note,
                "'\(appearance.name).\(kind.name).\(setting.property.name)' needs iOS \(first); on "
                  + "iOS \(target.major), the deployment target, it has no effect",
                at: setting.range))
          }
        }
      }
    })
}

/// Whether an output dresses bars.
private func dressesBars(_ output: String) -> Bool {
  let outputs: [Output] = [.presets, .barAppearances, .proxy, .doubleNavigation, .swiftUI]
  return outputs.contains { $0.id == output }
}

extension ResolvedBar.Setting {
  /// The first iOS on which a setting that has no fallback does something, nil for any iOS.
  fileprivate func firstVersion(on bar: BarKind) -> Int? {
    switch (property, value) {
    // Older systems have one look, and can be without a line.
    case (_, .slot(.same)), (_, .noColor): nil
    default: property.row.since[bar]
    }
  }
}
