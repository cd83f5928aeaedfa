import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Outputs that have nothing to contain")
struct EmptyOutputTests {
  @Test(
    "are named with what the theme lacks, at its name",
    arguments: [
      ("screens", "screens"), ("doubleNavigation", "screens"), ("palette", "palette"),
      ("dynamicColors", "adaptive palette colors and no dynamic appearances"),
      ("assetCatalog", "palette and no roles"),
      ("colorTheme", "light and dark appearance and no roles"),
    ])
  func found(output: String, missing: String) {
    let found = findings("appearances: { day: { interfaceStyle: light } }", output)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.place) == ["Brand"])
    #expect(
      found.map(\.message) == [
        "'\(output)' has nothing to write, since 'Brand' has no \(missing)"
      ])
  }

  @Test(
    "are those that the runtime has no use for",
    arguments: [
      ("screens", "yalantis2015"), ("previews", "yalantis"), ("previews", "yalantis2015"),
    ])
  func runtimes(output: String, runtime: String) {
    let found = LintRule.emptyOutput.findings(
      in: """
        name: Brand
        appearances: { light: { toolbar: { tintColor: black } } }
        screens: { ListController: { appearance: light } }
        """, "{ outputs: [\(output)], runtime: \(runtime) }")
    #expect(
      found.map(\.message) == [
        "'\(output)' has nothing to write for the runtime '\(runtime)'"
      ])
  }

  @Test(
    "are none where the theme has one of what they are made of",
    arguments: [
      ("screens", "screens: { ListController: { appearance: light } }"),
      ("palette", "palette: { ink: black }"),
      ("dynamicColors", "palette: { ink: { light: black, dark: white } }"),
      ("dynamicColors", "dynamic: { system: { light: light, dark: light } }"),
      ("assetCatalog", "palette: { ink: black }"), ("assetCatalog", "roles: { text: black }"),
      ("colorTheme", ""), ("colorTheme", "roles: { text: black }"),
    ])
  func passes(output: String, entry: String) {
    #expect(findings("appearances: { light: {} }\n\(entry)", output) == [])
  }

  @Test("are not those that nobody asks for, and a palette of plain colors has none that adapts")
  func asked() {
    #expect(findings("appearances: { light: {} }", "presets, manifest") == [])
    #expect(
      findings("appearances: { light: {} }\npalette: { ink: black }", "dynamicColors").count == 1)
  }

  @Test("are not those of a theme whose mistakes keep it from being understood")
  func brokenTheme() {
    let theme = """
      appearances: { light: { toolbar: { tintColor: "{none}" } } }
      screens: { CartViewController: { appearance: light } }
      """
    #expect(findings(theme, "screens, doubleNavigation, presets") == [])
  }

  private func findings(_ theme: String, _ outputs: String) -> [ShownFinding] {
    LintRule.emptyOutput.findings(in: "name: Brand\n\(theme)", "outputs: [\(outputs)]")
  }
}
