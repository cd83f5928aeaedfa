import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Tokens with their colors")
struct TokenTests {
  @Test("a token of dark alone has no variants, and one of light has all four")
  func variants() throws {
    let system = TokenCase([
      "l.json": TokenText.named("a", TokenText.black),
      "d.json": TokenText.named("b", TokenText.white),
      "h.json": TokenText.named("a", TokenText.white),
    ]).read([.files([.light: ["l.json"], .dark: ["d.json"], .lightHighContrast: ["h.json"]])])
    let (a, b) = (try #require(system.token("a")), try #require(system.token("b")))
    #expect(b.variants == nil && b.shown(in: .darkHighContrast)?.color == .white)
    #expect(a.variants == ColorVariants(light: .black, dark: .black, lightHighContrast: .white))
    #expect(
      a.origins.value(in: .darkHighContrast)?.range == a.origins.value(in: .light)?.range)
    #expect(a.aliases.isEmpty)
  }
}
