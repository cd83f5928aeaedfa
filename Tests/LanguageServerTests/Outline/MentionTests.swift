import Testing
import ThemeSyntax

@testable import LanguageServer

@Suite struct MentionTests {
  private func mentions(
    _ text: String, _ subject: Outline.Subject = .theme
  ) throws -> [Mention] {
    let source = SourceFile(path: "a.yaml", text: text)
    return try #require(Outline(source, subject)).mentions(source.bytes)
  }

  /// The full names in their order, those of declarations with a colon.
  private func names(_ mentions: [Mention]) -> [String] {
    mentions.map { $0.thing.fullName + ($0.isDeclaration ? ":" : "") }
  }

  @Test("a theme names what it declares, the colors in braces and the appearances of its values")
  func theme() throws {
    let mentions = try mentions(
      """
      palette:
        brand: { primary: "#0A5FD9" }
      roles: { a: "{brand.primary} / 20%" }
      appearances:
        light: { toolbar: { tintColor: "color-mix(in oklch, {a}, {b})" } }
        dark: { extends: light, description: light }
      dynamic: { system: { light: light, dark: dark } }

      """)
    #expect(
      names(mentions) == [
        "brand:", "brand.primary:", "a:", "brand", "brand.primary", "light:", "a", "b", "dark:",
        "light", "system:", "light", "dark",
      ])
    #expect(
      mentions.map(\.thing.isColor).filter { !$0 }.count == 7, "a role, four names, three uses")
  }

  @Test("the range is the name, the whole its braces or its value as well")
  func ranges() throws {
    let text = "palette: { \"ink\": red }\nroles: { a: \"{ ink }\" }\n"
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let mentions = try mentions(text)
    #expect(mentions.map { part($0.range) } == ["ink", "a", "ink"])
    #expect(mentions.map { part($0.whole) } == ["\"ink\": red", "a: \"{ ink }\"", "{ ink }"])
  }

  @Test("a member of a color is no name, but a color that is called like one is")
  func members() throws {
    let mentions = try mentions("roles: { a: \"{ink.dark}\", b: \"{dark}\" }\n")
    #expect(names(mentions) == ["a:", "ink", "b:", "dark"])
  }

  @Test("a configuration names nothing of its own")
  func configuration() throws {
    #expect(try mentions("lint: { tint-contrast: off }\n", .configuration).isEmpty)
  }

  @Test("quotes are left out only where both are there and alike")
  func quotes() {
    func unquoted(_ text: String) -> Range<Int> {
      Outline.unquoted(0..<text.utf8.count, Array(text.utf8))
    }
    #expect(unquoted("\"a\"") == 1..<2 && unquoted("'a'") == 1..<2)
    #expect(unquoted("a") == 0..<1 && unquoted("\"") == 0..<1 && unquoted("\"a'") == 0..<3)
  }

  @Test("a thing keeps its groups under another last name")
  func renamed() {
    let thing = NamedThing.color(["brand", "primary"])
    #expect(thing.renamed("first") == .color(["brand", "first"]))
    #expect(thing.fullName == "brand.primary" && thing.name == "primary")
  }
}
