import ThemeModel
import ThemeSyntax

extension LintRule {
  static let unavailableProperty = LintRule(
    RuleID.unavailableProperty, .note,
    summary: "A property has no effect on the oldest or the newest iOS that the app runs on.",
    explanation: """
      Below iOS 13 there are no bar-appearance objects: a bar has one look, without colors for \
      kinds of buttons and, but for AppearanceKit, for the shadow. Toolbars and tab bars have a \
      scroll edge since iOS 15. The generated code is guarded, so the property is left out on \
      older systems, with nothing in its place. In an app built with the SDK of iOS 26 the glass of \
      a tab bar decides the color of the tabs that are not selected, and ignores one of the app's \
      (react-native-screens and .NET MAUI found the same).
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            tabBar:
              tintColor: { light: black, dark: white }
                          ↓
              scrollEdge: transparent
        """, configuration: "deploymentTarget: 14.0")
    ],
    passing: [
      """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: black, scrollEdge: same }
      """
    ],
    check: .theme { subject, findings in
      subject.findIgnored(&findings)
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

extension LintSubject {
  /// Adds a finding for each property that the newest iOS ignores.
  fileprivate func findIgnored(_ findings: inout LintFindings) {
    guard configuration.hasGlass, configuration.outputs.contains(where: dressesBars) else { return }
    for appearance in theme.appearances where appearance.kind == .declared {
      for kind in BarKind.allCases {
        for setting in appearance.bars[kind].settings {
          guard let version = setting.property.row.ignoredFrom else { continue }
          findings.append(
            Diagnostic(
              RuleID.unavailableProperty, .note,
              "'\(appearance.name).\(kind.name).\(setting.property.name)' has no effect from iOS "
                + "\(version) on, where the glass decides the color",
              at: setting.range))
        }
      }
    }
  }
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
