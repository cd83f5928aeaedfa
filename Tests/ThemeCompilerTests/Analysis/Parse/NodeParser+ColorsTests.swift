import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("Colors as they are written")
struct NodeParserColorsTests {
  @Test("a reference needs no quotes, also as a member")
  func unquoted() throws {
    let theme = try resolvedTheme(
      "palette: { ink: \"#112233\" }\nroles: { a: {ink}, b: { light: {ink}, dark: white } }")
    #expect(
      theme.roles.map { theme.colors[$0.color].variants.light.hex } == ["#112233", "#112233"])
  }

  @Test("of an adaptive color those for more contrast are the others unless they are said")
  func contrast() throws {
    let theme = try resolvedTheme(
      "palette: { a: { light: red, dark: blue, darkHighContrast: white } }")
    let variants = theme.colors[try #require(theme.palette.first).color].variants
    #expect(
      Variant.allCases.map { variants[$0].hex } == ["#FF0000", "#0000FF", "#FF0000", "#FFFFFF"])
  }

  @Test(
    "are texts or variants with light and dark among them",
    arguments: [
      ("{ light: red }", ["missing-key «a»"]), ("{ darkHighContrast: red }", ["missing-key «a»"]),
      (
        "{ light: { light: red, dark: red }, dark: blue }",
        ["wrong-type «{ light: red, dark: red }»"]
      ),
      ("{ light: ~, dark: blue }", ["missing-value «~»"]), ("[red, blue, red, red, red]", nil),
    ])
  func mistakes(color: String, expected: [String]?) {
    let found = errors(in: "palette: { a: \(color) }")
    #expect(found == expected ?? ["wrong-type «\(color)»"])
  }

  @Test(
    "keys that seem to mean a variant are read as it, and nothing is missed where all are unknown")
  func unknownKeys() {
    #expect(
      errors(in: "roles: { a: { day: red, night: blck } }")
        == ["unknown-key «day»", "unknown-key «night»", "unknown-color «blck»"])
    #expect(errors(in: "roles: { a: { one: red } }") == ["unknown-key «one»"])
    #expect(
      errors(in: "roles: { a: { light: red, one: red } }")
        == ["unknown-key «one»", "missing-key «a»"])
  }
}
