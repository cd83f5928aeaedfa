import OutputText
import ThemeModel
import ThemeSyntax

extension LintRule {
  static let omittedProperty = LintRule(
    RuleID.omittedProperty, .note,
    summary: "An output leaves out a property that the theme sets.",
    explanation: """
      Not every way of dressing a bar can say everything: a proxy has no navigation items, \
      `colorTheme` colors and does not choose fonts, SwiftUI has no modifier for most of what UIKit \
      has, DoubleNavigationController no tab bar. What is left out is the system's; set it in code \
      where it matters, or make an output that has it. [Systems](Systems.md) has a table.
      """,
    triggering: [
      .init(
        """
        appearances:
          light:
            statusBarStyle: darkContent
            navigationBar:
              backgroundColor: white
                         ↓
              titleFont: headline
        """, configuration: "outputs: swiftUI")
    ],
    passing: [
      .init(
        """
        appearances:
          light:
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: white, titleFont: headline }
        """, configuration: "outputs: barAppearances")
    ],
    check: .theme { subject, findings in
      let outputs = Output.all.filter { output in
        output.mechanism != nil && subject.makes(output)
          && BarKind.allCases.contains { !output.dresses(subject.theme, $0).isEmpty }
      }
      subject.findOmittedStyles(outputs, &findings)
      var seen = Bars(all: Set<BarProperty>())
      for appearance in subject.theme.appearances where appearance.kind == .declared {
        for kind in BarKind.allCases {
          for setting in appearance.bars[kind].settings
          where seen[kind].insert(setting.property).inserted {
            let leaving = outputs.filter {
              !subject.configuration.writes(setting.property, of: kind, by: $0)
                && !$0.isSpokenOf(setting.property)
            }
            guard !leaving.isEmpty else { continue }
            let names = leaving.map { "'\($0.id)'" }.joined(separator: ", ")
            findings.append(
              Diagnostic(
                RuleID.omittedProperty, .note,
                "'\(appearance.name).\(kind.name).\(setting.property.name)' is left out by \(names)",
                at: setting.range))
          }
        }
      }
    })
}

extension LintSubject {
  /// Adds a finding for each appearance with a status-bar style for each interface style, of which an output
  /// knows one or none.
  fileprivate func findOmittedStyles(_ outputs: [Output], _ findings: inout LintFindings) {
    let leaving = outputs.filter { !configuration.followsStyles($0) }
    guard !leaving.isEmpty else { return }
    let names = leaving.map { "'\($0.id)'" }.joined(separator: ", ")
    for appearance in theme.appearances {
      guard appearance.darkStatusBarStyle != nil, appearance.variants == .all else { continue }
      let place = appearance.isInverse ? appearance.range : appearance.statusBarStyle.range
      findings.append(
        Diagnostic(
          RuleID.omittedProperty, .note,
          "a status-bar style for each interface style, as '\(appearance.name)' has it, is left out by "
            + names,
          at: place))
    }
  }
}

extension Configuration {
  /// Whether an output has a status-bar style for each interface style, or none at all.
  fileprivate func followsStyles(_ output: Output) -> Bool {
    switch output.id {
    case Output.presets.id: runtime == .appearanceKit
    case Output.colorTheme.id, Output.swiftUI.id: false
    default: true
    }
  }
}

extension Output {
  /// Whether another rule says that the output leaves a property out.
  fileprivate func isSpokenOf(_ property: BarProperty) -> Bool {
    id == Output.proxy.id && property == .isTranslucent
  }
}
