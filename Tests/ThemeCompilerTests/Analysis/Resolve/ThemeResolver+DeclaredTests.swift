import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Declared appearances")
struct ThemeResolverDeclaredTests {
  @Test("are described without the blank lines around what is written")
  func descriptions() throws {
    let theme = try resolvedTheme(
      "appearances: { a: { description: \"\\n\\nDay.\\n\\nAnd dusk.\\n\\n\" }, b: { description: \" \" }, c: {} }"
    )
    #expect(theme.appearances.map(\.description) == [["Day.", "", "And dusk."], [], []])
  }

  @Test("leave the interface and the status bar to the system where they say nothing")
  func defaults() throws {
    let appearance = try resolvedTheme("appearances: { a: {} }").appearances[0]
    #expect(
      appearance.interfaceStyle == .unspecified && appearance.statusBarStyle.value == .default)
    #expect(appearance.statusBarStyle.range == appearance.range)
    #expect(appearance.deprecation.isEmpty && appearance.backdrop == nil)
  }

  @Test("have the inverse of the theme unless they have their own")
  func inverse() throws {
    let theme = try resolvedTheme(
      "inverse: swap\nappearances: { a: { toolbar: {} }, b: { inverse: none, toolbar: {} }, c: { inverse: ~, toolbar: {} } }"
    )
    #expect(theme.appearances.map(\.name) == ["a", "aInverse", "b", "c", "cInverse"])
  }

  @Test("are in no list where they are abstract, and give their properties")
  func abstract() throws {
    let theme = """
      appearances:
        base:
          abstract: true
          navigationBar: { backgroundColor: white, tintColor: white }
        light: { extends: base, statusBarStyle: darkContent, navigationBar: { tintColor: black } }
      """
    #expect(shownFindings(in: theme) == [])
    let appearances = try resolvedTheme(theme).appearances
    #expect(appearances.map(\.name) == ["light"])
    #expect(appearances[0].bars.navigationBar.color(.backgroundColor) != nil)
  }

  @Test("with a mistake are told of it, also those that are abstract and that nothing extends")
  func abstractMistake() {
    let theme = "appearances: { base: { abstract: true, toolbar: { tintColor: \"{ink}\" } } }"
    #expect(errors(in: theme) == ["undefined-reference «{ink}»"])
  }

  @Test("can take their keys back where they inherit them alone")
  func nulls() {
    let base = "base: { interfaceStyle: light, statusBarStyle: darkContent, toolbar: {} }"
    let nulls = "interfaceStyle: ~, statusBarStyle: null"
    #expect(
      findings(in: "appearances: { \(base), a: { extends: base, \(nulls) } }", .warning) == [])
    #expect(
      findings(in: "appearances: { \(base), a: { \(nulls) } }", .warning)
        == ["null-without-effect «~»", "null-without-effect «null»"])
  }
}
