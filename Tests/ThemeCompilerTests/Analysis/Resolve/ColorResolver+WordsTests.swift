import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Colors that are written as other languages do")
struct ColorResolverWordsTests {
  @Test(
    "a color of the palette without its braces gets them, and is no 'pink'",
    arguments: [
      ("ink", "{ink}"), ("$ink", "{ink}"), ("palette.ink", "{ink}"), ("var(--ink)", "{ink}"),
      ("link.light", "{link.light}"), ("brand.red", "{brand.red}"),
      ("var(--brand-red)", "{brand.red}"),
      ("\"{palette.ink}\"", "{ink}"), ("\"{$brand.red}\"", "{brand.red}"),
      ("color.accent", "{color.accent}"), ("tokens.color.accent", "{color.accent}"),
    ])
  func bareNames(written: String, meant: String) throws {
    let error = try #require(errorsOfTitle(in: written).first)
    #expect(error.repairs == [written.hasPrefix("\"") ? meant : "\"\(meant)\""])
    #expect(error.message.contains(meant.dropFirst().dropLast()))
  }

  @Test("a word of the palette within a function is repaired there")
  func withinFunctions() throws {
    let error = try #require(
      errorsOfTitle(in: "\"color-mix(in oklch, ink 30%, white)\"").first)
    #expect(error.message == "'ink' is a color of the palette; write \"{ink}\"")
    #expect(error.repairs == ["\"color-mix(in oklch, {ink} 30%, white)\""])
  }

  @Test("a role is said to be one, and what is nothing keeps its message")
  func others() throws {
    let role = try #require(errorsOfTitle(in: "badge").first)
    #expect(role.message == "'badge' is a role, to which no color refers; write its color")
    #expect(role.repairs == [])
    let nothing = try #require(errorsOfTitle(in: "whte").first)
    #expect(nothing.message == "'whte' is not a color name; did you mean 'white'?")
  }

  @Test("a name that is no color of the theme is none in any of these forms")
  func unknown() throws {
    for word in ["$paper", "var(--paper)", "palette.paper"] {
      let error = try #require(errorsOfTitle(in: word).first)
      #expect(error.repairs.allSatisfy { !$0.contains("{") }, "\(word)")
    }
  }
}
