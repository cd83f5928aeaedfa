import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Entries are laid over one another for each variant")
struct TokenLayeringTests {
  @Test("later entries lie over earlier ones before aliases are resolved")
  func order() {
    let system = TokenCase([
      "base.json":
        "{ \"ink\": { \"$type\": \"color\", \"$value\": \(TokenText.black) }, \"text\": { \"$value\": \"{ink}\" } }",
      "over.json": TokenText.named("ink", TokenText.white),
    ]).read([.plain("base.json"), .plain("over.json")])
    #expect(system.color("text") == "#FFFFFF")
  }

  @Test("a variant that an entry leaves out falls back")
  func fallback() {
    let system = TokenCase([
      "l.json": TokenText.named("ink", TokenText.black),
      "d.json": TokenText.named("ink", TokenText.white),
    ]).read([.files([.light: ["l.json"], .dark: ["d.json"]])])
    #expect(system.color("ink") == "#000000")
    #expect(system.color("ink", .lightHighContrast) == "#000000")
    #expect(system.color("ink", .darkHighContrast) == "#FFFFFF")
    #expect(system.tokens.count == 1)
  }

  @Test("a token of one variant only is listed with that one")
  func partial() {
    let system = TokenCase([
      "l.json": TokenText.named("a", TokenText.black),
      "d.json": TokenText.named("b", TokenText.white),
    ]).read([.files([.light: ["l.json"], .dark: ["d.json"]])])
    #expect(system.paths == ["a", "b"])
    #expect(system.color("b") == nil && system.color("b", .dark) == "#FFFFFF")
    #expect(system.color("a", .dark) == "#000000")
  }

  @Test("a token and a group of one path contradict each other at the later place")
  func contradiction() {
    let system = TokenCase([
      "a.json": TokenText.named("ink", TokenText.black),
      "b.json":
        "{ \"ink\": { \"soft\": { \"$type\": \"color\", \"$value\": \(TokenText.white) } } }",
    ]).read([.plain("a.json"), .plain("b.json")])
    #expect(system.paths == ["ink"])
    #expect(system.findings.map(\.id) == ["token-and-group"])
    #expect(system.findings.first?.range?.file == 1)
  }

  @Test("a token over a token replaces it as a whole, what groups say is laid key over key")
  func layers() {
    let system = TokenCase([
      "a.json": """
      { "g": { "$type": "color", "$description": "Ours.", "a": { "$value": \(TokenText.color(1)) } },
        "t": { "$type": "color", "$value": \(TokenText.color(1)), "$description": "Old." },
        "u": { "$type": "color", "$value": \(TokenText.color(1)) } }
      """,
      "b.json": """
      { "g": { "$deprecated": true, "b": { "$value": \(TokenText.color(0)) } },
        "t": { "$type": "color", "$value": \(TokenText.color(0)) }, "u": { "$value": \(TokenText.color(0)) } }
      """,
    ]).read([.plain("a.json"), .plain("b.json")])
    #expect(system.color("g.a") == "#FF0000" && system.color("g.b") == "#000000")
    #expect(system.token("g.a")?.deprecation != nil)
    #expect(system.color("t") == "#000000" && system.token("t")?.description == nil)
    #expect(system.reason("u")?.hasPrefix("it has no type") == true)
  }
}
