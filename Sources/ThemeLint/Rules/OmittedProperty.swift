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

extension Output {
  /// Whether another rule says that the output leaves a property out.
  fileprivate func isSpokenOf(_ property: BarProperty) -> Bool {
    id == Output.proxy.id && property == .isTranslucent
  }
}
