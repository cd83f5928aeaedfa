import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Names that become one")
struct CollisionsTests {
  @Test(
    "in Swift are an error",
    arguments: [
      "appearances: { light: {}, Light: {} }", "appearances: { two words: {}, twoWords: {} }",
      "roles: { a b: red, aB: red }",
    ])
  func names(theme: String) {
    #expect(errors(in: theme).map { $0.prefix(14) } == ["name-collision"])
  }

  @Test("apart by more than case and blanks are none")
  func others() {
    #expect(errors(in: "appearances: { light: {}, lights: {} }\nroles: { light: red }") == [])
  }
}
