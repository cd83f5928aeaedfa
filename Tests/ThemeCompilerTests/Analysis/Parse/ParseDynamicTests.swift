import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Dynamic appearances")
struct ParseDynamicTests {
  @Test(
    "have a name, and a member for light and for dark",
    arguments: [
      ("{ light: a, dark: a }", "wrong-type «light»"), ("{ s: { light: a } }", "missing-key «s»"),
      ("{ s: { light: a, drak: a } }", "unknown-key «drak»"), ("{ s: a }", "wrong-type «a»"),
      ("{ s: { light: a, dark: b } }", "undefined-appearance «b»"),
    ])
  func mistakes(dynamic: String, error: String) {
    #expect(errors(in: "appearances: { a: {} }\ndynamic: \(dynamic)").contains(error))
  }

  @Test("wear the member for dark where increased contrast has none")
  func members() throws {
    let theme = try resolvedTheme(
      "appearances: { a: {}, b: {} }\ndynamic: { s: { light: a, dark: b } }")
    let dynamic = try #require(theme.appearances.last)
    #expect(dynamic.kind == .dynamic && dynamic.members == [0, 1, 0, 1])
  }
}
