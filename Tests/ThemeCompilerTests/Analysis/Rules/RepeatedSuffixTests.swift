import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Names that end in what their Swift names add")
struct RepeatedSuffixTests {
  @Test(
    "are told the name without it, by the suffix of the configuration",
    arguments: [
      (
        "lightAppearance", "",
        "'lightAppearance' becomes lightAppearanceAppearance in Swift; write 'light'"
      ),
      (
        "lightLook", "names: { suffix: Look }",
        "'lightLook' becomes lightLookLook in Swift; write 'light'"
      ),
    ])
  func found(name: String, configuration: String, message: String) {
    let found = findings("\(name): {}", configuration)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == [name])
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.repairs) == [["light"]])
  }

  @Test("are not renamed to what another appearance is named")
  func taken() {
    let found = findings("light: {}, lightAppearance: {}")
    #expect(found.map(\.place) == ["lightAppearance"])
    #expect(found.map(\.repairs) == [[]])
  }

  @Test(
    "are none where the suffix is another one or all of the name, or where there is none",
    arguments: [
      ("lightLook", ""), ("lightAppearances", ""), ("Appearance", ""),
      ("lightAppearance", "names: { suffix: Look }"),
      ("lightAppearance", "names: { suffix: \"\" }"),
    ])
  func passes(name: String, configuration: String) {
    #expect(findings("\(name): {}", configuration) == [])
  }

  @Test(
    "are said neither of an inverse, which has its name from its appearance, nor of another file's")
  func others() {
    #expect(findings("lightAppearance: { inverse: swap }").count == 1)
    let heir = LintRule.repeatedSuffix.findings(
      in: "extends: base.yaml\nappearances: { light: {} }",
      file: ("base.yaml", "appearances: { darkAppearance: {} }"))
    #expect(heir == [])
  }

  private func findings(_ appearances: String, _ configuration: String = "") -> [ShownFinding] {
    LintRule.repeatedSuffix.findings(in: "appearances: { \(appearances) }", configuration)
  }
}
