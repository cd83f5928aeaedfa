extension LintRule {
  static let emptyOutput: LintRule = .init(
    "empty-output", .warning,
    summary: "The configuration asks for an output that has nothing to contain.",
    explanation: """
      `screens` and `doubleNavigation` need screens in the theme, `dynamicColors` needs \
      adaptive palette colors or dynamic appearances, `assetCatalog` needs a palette or roles, \
      and `colorTheme` a light and a dark appearance or roles. Without them, the output's file \
      only says that it is empty, or declares an enumeration alone. So does the file of `screens` \
      with `runtime: yalantis2015`, and of `previews` without AppearanceKit. Declare what is \
      missing or remove the output; if one configuration serves several themes, turn the rule off \
      there.
      """,
    triggering: .init(
      """
            ↓
      name: Brand
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: black } }
      """, configuration: "outputs: doubleNavigation"),
    passing: .init(
      """
      name: Brand
      appearances:
        light: { toolbar: { backgroundColor: white, tintColor: black } }
      screens:
        CartViewController: { appearance: light }
      """, configuration: "outputs: doubleNavigation"),
    check: .theme { subject, findings in
      for output in Output.all where subject.isWhole && subject.makes(output) {
        let runtime = subject.configuration.runtime
        guard output.runtimes.contains(runtime) else {
          findings.add(
            "'\(output.id)' has nothing to write for the runtime '\(runtime.rawValue)'",
            at: subject.theme.nameRange)
          continue
        }
        guard let missing = output.missing(subject.theme) else { continue }
        findings.add(
          "'\(output.id)' has nothing to write, since '\(subject.theme.name)' has no \(missing)",
          at: subject.theme.nameRange)
      }
    })
}
