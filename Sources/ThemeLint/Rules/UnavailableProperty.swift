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
      (react-native-screens and .NET MAUI found the same), and SwiftUI's tab bar takes no \
      background. From iOS 13 on the backgroundColor decides, and a barTintColor is not seen. \
      [Systems](Systems.md) has a table.
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
      let dressing = Output.all.filter { $0.mechanism != nil && subject.makes($0) }
      for kind in BarKind.allCases {
        let outputs = dressing.filter { !$0.dresses(subject.theme, kind).isEmpty }
        guard !outputs.isEmpty else { continue }
        for appearance in subject.theme.appearances where appearance.kind == .declared {
          for setting in appearance.bars[kind].settings {
            let yields = appearance.bars[kind].yieldsToGlass
            guard let reason = subject.reason(setting, kind, outputs, yieldsToGlass: yields)
            else { continue }
            findings.append(
              Diagnostic(
                RuleID.unavailableProperty, .note,
                "'\(appearance.name).\(kind.name).\(setting.property.name)' \(reason)",
                at: setting.range))
          }
        }
      }
    })
}

extension LintSubject {
  /// Why a setting is not seen on some iOS, nil where it is on all.
  fileprivate func reason(
    _ setting: ResolvedBar.Setting, _ kind: BarKind, _ outputs: [Output], yieldsToGlass: Bool
  ) -> String? {
    let property = setting.property
    let writing = outputs.filter { configuration.writes(property, of: kind, by: $0) }
    let target = configuration.deploymentTarget.major
    let ends = writing.compactMap { configuration.ignoredFrom(property, on: kind, by: $0) }
    // What is ignored from an older iOS on still holds before.
    let filling: [BarProperty] = [.background, .backgroundColor, .backgroundGradient, .scrollEdge]
    let yields = yieldsToGlass && filling.contains(property)
    if let end = ends.min(), end >= 26 ? configuration.hasGlass && !yields : target >= end,
      end >= 26 || ends.count == writing.count
    {
      return "has no effect from iOS \(end) on, where " + cause(property, kind)
    }
    guard target < 15, !setting.isLook else { return nil }
    let firsts = writing.compactMap { output in
      configuration.firstVersion(of: property, on: kind, by: output)
        .flatMap { $0 > output.firstVersion ? $0 : nil }
    }
    guard let first = firsts.max(), target < first else { return nil }
    return "needs iOS \(first); on iOS \(target), the deployment target, it has no effect"
  }

  /// What decides in place of a property that is ignored.
  private func cause(_ property: BarProperty, _ kind: BarKind) -> String {
    switch property {
    case .barTintColor: "the backgroundColor decides"
    case .background, .backgroundColor, .backgroundGradient, .scrollEdge:
      "SwiftUI's \(kind.title) takes no background"
    default: "the glass decides the color"
    }
  }
}

extension ResolvedBar.Setting {
  /// Whether older systems look as the setting asks for, or are not meant by it.
  fileprivate var isLook: Bool {
    switch (property, value) {
    // They have one look, and can be without a line.
    case (_, .slot(.same)), (_, .noColor), (.liquidGlass, _): true
    default: false
    }
  }
}
