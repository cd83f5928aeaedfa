import ThemeModel
import ThemeSyntax

extension LintRule {
  static let emptyOutput: LintRule = .init(
    "empty-output", .warning,
    summary: "An output is asked for that a theme has nothing for.",
    explanation: """
      `screens` and `doubleNavigation` dress the theme's screens, `dynamicColors` holds adaptive colors of the \
      palette and dynamic appearances, `assetCatalog` the palette and the roles. Of a theme without \
      them the output's file says that there is nothing in it. Declare what is missing, or leave the \
      output out; where one configuration serves several themes, turn the rule off there.
      """,
    triggering: [
      .init(
        """
              ↓
        name: Brand
        appearances:
          light: { toolbar: { backgroundColor: white, tintColor: black } }
        """, configuration: "outputs: doubleNavigation")
    ],
    passing: [
      .init(
        """
        name: Brand
        appearances:
          light: { toolbar: { backgroundColor: white, tintColor: black } }
        screens:
          CartViewController: { appearance: light }
        """, configuration: "outputs: doubleNavigation")
    ],
    check: .theme { subject, findings in
      for output in Output.all where subject.makes(output) {
        guard let missing = output.missing(subject.theme) else { continue }
        findings.append(
          Diagnostic(
            LintRule.emptyOutput.id, .warning,
            "'\(output.id)' has nothing to write, since '\(subject.theme.name)' has no \(missing)",
            at: subject.theme.nameRange))
      }
    })
}
