import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Entries of a list of tokens")
struct TokenEntryTests {
  @Test("a prefix stands before all names, and references look behind it first")
  func prefix() {
    let system = TokenCase([
      "a.json":
        "{ \"ink\": { \"$type\": \"color\", \"$value\": \(TokenText.black) }, \"b\": { \"$value\": \"{ink}\" } }",
      "b.json": TokenText.named("ink", TokenText.white),
    ]).read([.plain("b.json"), .plain("a.json", under: "brand")])
    #expect(system.paths == ["ink", "brand.ink", "brand.b"])
    #expect(system.color("brand.b") == "#000000")
  }

  @Test("what is said of no variant is what its fallback says")
  func choice() {
    let entry = TokenEntry(.file, path: nil, folder: "")
    let choices: [Variant: String] = [.light: "a", .dark: "b"]
    #expect(Variant.allCases.map { entry.choice(choices, for: $0) } == ["a", "b", "a", "b"])
    #expect(entry.choice([.dark: "b"], for: .lightHighContrast) == nil)
  }

  @Test("a text is the same wherever it stands in a file, but not on a command line")
  func texts() {
    let (one, two) = (
      SourceRange(file: 0, lower: 1, upper: 2), SourceRange(file: 1, lower: 5, upper: 9)
    )
    #expect(TokenEntry.Text("a", at: one) == TokenEntry.Text("a", at: two))
    #expect(TokenEntry.Text("a", at: one) != TokenEntry.Text("a", at: nil))
    #expect(TokenEntry.Text("a", at: one) != TokenEntry.Text("b", at: one))
  }
}
