import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("A theme with every name looked up")
struct ResolveThemeTests {
  @Test("has its appearances in order, each with its inverse behind it and dynamic ones at the end")
  func order() throws {
    let theme = try resolvedTheme(
      """
      dynamic: { system: { light: a, dark: b } }
      appearances: { a: { inverse: swap, toolbar: {} }, b: { toolbar: {} }, c: { inverse: rgb, toolbar: {} } }
      """)
    #expect(theme.appearances.map(\.name) == ["a", "aInverse", "b", "c", "cInverse", "system"])
  }

  @Test("begins with its own name, or with that of its file at the file's beginning")
  func names() throws {
    let named = try resolvedTheme("name: Shop\nappearances: {}")
    #expect(named.name == "Shop" && named.nameRange == SourceRange(file: 0, lower: 6, upper: 10))
    let unnamed = try resolvedTheme("appearances: {}")
    #expect(unnamed.name == "Drawn" && unnamed.fileName == "Drawn.theme.yaml")
    #expect(unnamed.nameRange == SourceRange(file: 0, lower: 0, upper: 0))
  }

  @Test("puts its prefix before every name of an appearance in Swift")
  func prefix() throws {
    let theme = try resolvedTheme(
      "prefix: shop\nappearances: { light: { inverse: swap, toolbar: {} } }")
    #expect(
      theme.appearances.map(\.symbol) == ["shopLightAppearance", "shopLightInverseAppearance"])
    #expect(theme.appearances.map(\.stem) == ["shopLight", "shopLightInverse"])
  }

  @Test("says nothing of names that a part may have held which is left out")
  func lostNames() {
    let use = "appearances: { a: { toolbar: { tintColor: \"{ink}\" } } }"
    #expect(errors(in: use) == ["undefined-reference «{ink}»"])
    #expect(errors(in: "extends: gone.yaml\n\(use)") == ["unreadable-file «gone.yaml»"])
    #expect(
      errors(in: "extends: gone.yaml\nappearances: { a: { toolbar: { tintColor: blck } } }")
        == ["unreadable-file «gone.yaml»", "unknown-color «blck»"])
  }

  @Test("compares appearances where nothing else is wrong alone")
  func comparisons() {
    let pair =
      "appearances: { a: { toolbar: { shadowColor: black } }, b: { toolbar: {} } }\n"
      + "dynamic: { system: { light: a, dark: b } }\n"
    #expect(errors(in: pair) == ["missing-counterpart «system»"])
    #expect(errors(in: pair + "roles: { text: blck }") == ["unknown-color «blck»"])
  }
}
