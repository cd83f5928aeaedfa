import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Palettes")
struct ParsePaletteTests {
  @Test("a mapping of variants is a color, any other a group")
  func groups() throws {
    let theme = try resolvedTheme(
      """
      palette: { a: { light: white, dark: black }, b: { light: red, other: blue } }
      roles: { one: "{a}", two: "{b.light}", three: "{a.dark}" }
      """)
    let colors = theme.roles.map { theme.colors[$0.color].variants }
    #expect(colors[0].dark.hex == "#000000" && colors[1].light.hex == "#FF0000")
    #expect(colors[2].light.hex == "#000000")
    #expect(
      errors(in: "palette: { b: { light: red, other: blue } }\nroles: { one: \"{b}\" }").map {
        $0.prefix(14)
      } == ["group-as-color"])
  }

  @Test(
    "a name is not empty and has no dot or brace in it",
    arguments: [("\"a.b\": red", "\"a.b\""), ("\"\": red", "\"\""), ("\"a{\": red", "\"a{\"")])
  func names(entry: String, name: String) {
    #expect(errors(in: "palette: { \(entry) }") == ["unusable-name «\(name)»"])
  }
}
