import LanguageServer
import Testing

@Suite("Tokens where a file writes them")
struct TokenSitesTests: TokenEditing {
  @Test("values have swatches, aliases and objects too")
  func swatches() throws {
    let swatches = try open().ask("textDocument/documentColor", name).elements
    #expect(
      try swatches.map { try text($0["range"]) } == [
        "#0A5FD9", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }", "{base.blue}",
        "{ \"$ref\": \"#/base/ink\" }",
      ])
    #expect(swatches[2]["color"]?["blue"]?.double == 217.0 / 255)
  }

  @Test("a picked color keeps the shape of the value")
  func presentations() throws {
    let client = try open()
    let swatches = client.ask("textDocument/documentColor", name).elements
    let written = try swatches.map { swatch in
      client.ask(
        "textDocument/colorPresentation",
        [
          "textDocument": ["uri": .string(client.uri(name))],
          "color": ["red": 1, "green": 0, "blue": 0, "alpha": 1],
          "range": try #require(swatch["range"]),
        ]
      ).elements.compactMap { $0["textEdit"]?["newText"]?.text }
    }
    #expect(written == [["#FF0000"], [], [], []])
  }

  @Test("a token tells its color, its chain, what it is for and that it is to be left")
  func hover() throws {
    let client = try open()
    let chained = client.ask("textDocument/hover", name, at: try place(of: "{base.blue}"))
    let said = try #require(chained["contents"]?["value"]?.text)
    #expect(said.hasPrefix("**`{text.link}`**"))
    #expect(said.contains("`#0A5FD9`"))
    #expect(said.contains("`{base.blue}`"))
    #expect(said.contains("Deprecated: Use {base.ink}."))
    let own = client.ask("textDocument/hover", name, at: try place(of: "\"blue\"", 2))
    #expect(own["contents"]?["value"]?.text?.contains("The brand's blue.") ?? false)
    #expect(try text(own["range"]) == "blue")
  }
}
