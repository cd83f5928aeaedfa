import Testing
import ThemeSyntax

@testable import LanguageServer

@Suite struct OutlineTests {
  private func outline(_ text: String, _ subject: Outline.Subject = .theme) throws -> Outline {
    try #require(Outline(SourceFile(path: "a.yaml", text: text), subject))
  }

  @Test("keys and values have their places, values with their quotes, and know who holds them")
  func places() throws {
    let outline = try outline("name: A\npalette:\n  ink: \"#000\"\n")
    #expect(outline.entries.map(\.path) == [["name"], ["palette"], ["palette", "ink"]])
    #expect(outline.entries.map(\.keyRange) == [0..<4, 8..<15, 19..<22])
    #expect(outline.entries[0].value == .scalar("A", isPlain: true))
    #expect(outline.entries[0].valueRange == 6..<7)
    #expect(outline.entries[2].value == .scalar("#000", isPlain: false))
    #expect(outline.entries[2].valueRange == 24..<30 && outline.entries[2].range == 19..<30)
    #expect(outline.roots == [0, 1] && outline.entries[1].children == [2])
    #expect(outline.entries[2].parent == 1)
  }

  @Test("items of a list have no key, and braces without quotes are a reference")
  func values() throws {
    let outline = try outline("extends: [a, b]\nroles: { c: {ink} }\nscreens:\n")
    #expect(outline.entries[0].value == .list && outline.entries[0].children == [1, 2])
    #expect(outline.entries[1].key == "" && outline.entries[1].path == ["extends"])
    #expect(outline.entries[1].keyRange.isEmpty && outline.entries[1].valueRange == 10..<11)
    #expect(outline.entry(["roles", "c"])?.value == .reference("ink"))
    #expect(outline.entry(["roles", "c"])?.value.text == "{ink}")
    #expect(outline.entry(["screens"])?.value == .null)
    #expect(outline.entry(["nothing"]) == nil)
  }

  @Test("what an alias or a merge key brings in is listed where it is written alone")
  func aliases() throws {
    let outline = try outline(
      """
      palette: { a: &one red, b: *one }
      appearances:
        light: &light { description: Day. }
        dark: { <<: *light, interfaceStyle: dark }

      """)
    let alias = try #require(outline.entry(["palette", "b"]))
    #expect(alias.value == .null && alias.valueRange.isEmpty)
    #expect(outline.entries.filter { $0.key == "description" }.count == 1)
    #expect(outline.entry(["appearances", "dark", "interfaceStyle"]) != nil)
  }

  @Test(
    "the innermost entry is found at an offset, at its end too")
  func looking() throws {
    let outline = try outline("a: 1\nb: { c: 2 }\n\nd: 3\n")
    #expect(outline.entry(at: 0) == 0 && outline.entry(at: 4) == 0)
    #expect(outline.entry(at: 10) == 2, "c")
    #expect(outline.entry(at: 16) == 1, "behind the closing brace")
    #expect(outline.entry(at: 17) == nil, "the line's end")
  }

  @Test("colors are told from words, in lists of the author's names too")
  func colors() throws {
    let outline = try outline(
      """
      palette: { ink: black }
      roles: { title: "{ink}" }
      appearances:
        light:
          statusBarStyle: auto
          inverse: none
          toolbar: { tintColor: red, background: opaque }

      """)
    let colors = outline.entries.filter { outline.isColor($0) }.map(\.key)
    #expect(colors == ["ink", "title", "tintColor"])
  }

  @Test("a text without a tree has no outline", arguments: ["a: [", "a: \"", "{\"a\": "])
  func broken(text: String) {
    #expect(Outline(SourceFile(path: "a.yaml", text: text), .theme) == nil)
  }
}
