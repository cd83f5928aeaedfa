import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Rules of a configuration")
struct ParseLintTests {
  @Test("have a severity, alone or beside their options")
  func severities() {
    let found = configuration(
      "lint: { title-contrast: note, tint-contrast: { severity: off }, indistinguishable-tab-state: { minimum: 0.2 } }\n"
    )
    #expect(found.errors == [])
    #expect(found.configuration.severities == ["title-contrast": .note, "tint-contrast": .off])
    #expect(
      found.configuration.ruleOptions == ["indistinguishable-tab-state": ["minimum": .number(0.2)]])
  }

  @Test(
    "are those that there are, with the options that they have",
    arguments: [
      ("{ title-contrst: note }", "unknown-rule «title-contrst»"),
      ("{ title-contrast: fatal }", "unknown-value «fatal»"),
      ("{ title-contrast: { minimum: 1 } }", "unknown-key «minimum»"),
      ("{ indistinguishable-tab-state: { minimum: 7 } }", "out-of-range «7»"),
      ("{ high-contrast-regression: { highContrastLevel: A } }", "unknown-value «A»"),
    ])
  func mistakes(lint: String, error: String) {
    #expect(configuration("lint: \(lint)\n").errors == [error])
  }
}
