import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Palette colors that nothing refers to")
struct UnusedPaletteColorTests {
  @Test("are named one by one up to five, and together from six on")
  func counts() {
    let five = findings(palette(["a", "b", "c", "d", "e"]))
    #expect(five.map(\.place) == ["a", "b", "c", "d", "e"])
    #expect(five.map(\.severity) == Array(repeating: .note, count: 5))
    #expect(five.first?.message == "nothing refers to palette color 'a'; remove it, or use {a}")
    let six = findings(palette(["a", "b", "c", "d", "e", "f"]))
    #expect(six.map(\.place) == ["a"])
    #expect(
      six.map(\.message) == [
        "nothing refers to 6 palette colors: 'a', 'b', 'c', 'd', 'e' and 1 more"
      ])
  }

  @Test(
    "are used by an appearance, a role or another color, in a function too",
    arguments: [
      "appearances: { light: { toolbar: { tintColor: \"{a}\" } } }", "roles: { text: \"{a}\" }",
      "roles: { text: \"{a} / 50%\" }", "roles: { text: { light: \"{a}\", dark: white } }",
    ])
  func used(entry: String) {
    #expect(findings("palette: { a: black }\n\(entry)") == [])
  }

  @Test("are none of a theme that is a palette and nothing else")
  func paletteAlone() {
    #expect(findings("palette: { a: black }") == [])
    #expect(findings("palette: { a: black }\nroles: { text: white }").count == 1)
  }

  @Test(
    "are none that an output makes available by name",
    arguments: [("assetCatalog", ["a", "b"]), ("dynamicColors", ["b"]), ("presets", [])])
  func exported(output: String, names: [String]) {
    let theme = "palette: { a: black, b: { light: black, dark: white } }\nroles: { text: white }"
    let found = findings(theme, "outputs: \(output)")
    #expect(found.map(\.place) == ["a", "b"].filter { !names.contains($0) })
  }

  @Test("are the theme's own, not those of a file that it extends")
  func inherited() {
    let found = LintRule.unusedPaletteColor.findings(
      in: "extends: base.yaml\npalette: { own: red }\nroles: { r: \"{used}\" }",
      file: ("base.yaml", "palette: { used: red, unused: blue }"))
    #expect(
      found.map(\.message) == ["nothing refers to palette color 'own'; remove it, or use {own}"])
  }

  private func palette(_ names: [String]) -> String {
    "palette: { \(names.map { "\($0): black" }.joined(separator: ", ")) }\nroles: { text: white }"
  }

  private func findings(_ theme: String, _ configuration: String = "") -> [ShownFinding] {
    LintRule.unusedPaletteColor.findings(in: theme, configuration)
  }
}
