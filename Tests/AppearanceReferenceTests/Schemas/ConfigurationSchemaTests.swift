import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("The schema of configurations")
struct ConfigurationSchemaTests {
  private static let cases = Fixtures.cases("Themes").filter {
    FixtureCase("Themes", $0).files.contains("appearance.yaml")
  }

  @Test("there are configurations to validate")
  func areThere() { #expect(Self.cases.count > 10) }

  @Test("every configuration validates", arguments: cases)
  func configurations(name: String) throws {
    let fixture = FixtureCase("Themes", name)
    let source = SourceFile(path: "appearance.yaml", bytes: try fixture.bytes("appearance.yaml"))
    let value = try #require(JSONValue(theme: source))
    #expect(try SchemaValidator.named("config").problems(value) == [])
  }

  @Test(
    "a rule takes its severity and its own options, by schema and parser",
    arguments: [
      ("duplicate-color: note", true), ("duplicate-color: { severity: off }", true),
      ("high-contrast-regression: { severity: error, highContrastLevel: AAA }", true),
      ("indistinguishable-tab-state: { minimum: 0.2 }", true),
      ("indistinguishable-tab-state: { minimum: 1.5 }", false),
      ("high-contrast-regression: { highContrastLevel: A }", false),
      ("duplicate-color: { highContrastLevel: AA }", false), ("duplicate-colour: off", false),
    ])
  func ruleOptions(text: String, isValid: Bool) throws {
    let source = SourceFile(path: "appearance.yaml", text: "lint: { \(text) }")
    let value = try #require(JSONValue(theme: source))
    #expect((try SchemaValidator.named("config").problems(value) == []) == isValid)
    #expect(Configuration.read(source).1.isEmpty == isValid)
  }
}
