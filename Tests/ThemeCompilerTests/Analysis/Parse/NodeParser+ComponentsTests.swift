import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Colors in components")
struct NodeParserComponentsTests {
  @Test(
    "are an error at all of them, and not one for each key",
    arguments: ["{ r: 255, g: 0, b: 0 }", "[255, 0, 0]"])
  func components(color: String) {
    #expect(
      errors(in: "palette: { a: \(color) }\nroles: { b: \"{a}\" }") == ["unknown-color «\(color)»"])
  }

  @Test("a mapping of colors is none")
  func groups() {
    #expect(errors(in: "palette: { a: { r: red, g: green, b: blue } }") == [])
  }
}
