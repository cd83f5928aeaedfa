import LanguageServer
import Testing

/// A file of tokens in two groups, with an alias and a token that is to be left.
private let tokens = """
  {
    "base": {
      "$type": "color",
      "blue": { "$value": "#0A5FD9", "$description": "The brand's blue." },
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
    },
    "text": {
      "$type": "color",
      "link": { "$value": "{base.blue}", "$deprecated": "Use {base.ink}." },
      "plain": { "$ref": "#/base/ink" }
    }
  }

  """
private let name = "brand.tokens.json"
private let theme = """
  tokens: brand.tokens.json
  palette: { own: "{base.blue}" }
  roles: { a: "{text.link}" }

  """

@Suite("Files of tokens in an editor")
struct TokenMentionsTests {
  /// A client with the file open.
  private func open() throws -> Client {
    let client = try Client(files: [name: tokens, "A.theme.yaml": theme])
    client.open(name, tokens)
    return client
  }

  /// The place of a word, a few characters into it.
  private func place(of word: String, _ more: Int = 1, in text: String = tokens) throws
    -> TextPosition
  {
    let range = try #require(text.firstRange(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return DocumentText(Array(text.utf8)).position(start + more, .utf16Units)
  }

  private func text(_ range: JSONValue?, in text: String = tokens) throws -> String {
    let document = DocumentText(Array(text.utf8))
    let start = document.offset(try #require(position(range?["start"])), .utf16Units)
    let end = document.offset(try #require(position(range?["end"])), .utf16Units)
    return document.text(start..<end)
  }

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

  @Test("an alias and a pointer lead to the token")
  func definitions() throws {
    let client = try open()
    let alias = client.ask("textDocument/definition", name, at: try place(of: "{base.blue}", 3))
    #expect(alias.elements.count == 1)
    #expect(try text(alias[0]?["range"]).contains("blue"))
    let pointer = client.ask("textDocument/definition", name, at: try place(of: "#/base/ink", 3))
    #expect(try text(pointer[0]?["range"]).contains("ink"))
  }

  @Test("uses of a token are found in its file and in themes, from either side")
  func references() throws {
    let client = try open()
    client.open("A.theme.yaml", theme)
    let sides = [
      (name, try place(of: "\"blue\"", 2)),
      ("A.theme.yaml", try place(of: "base.blue", 2, in: theme)),
    ]
    for (file, place) in sides {
      let found = client.ask(
        "textDocument/references", file, at: place, ["context": ["includeDeclaration": true]]
      ).elements
      let files = found.compactMap { $0["uri"]?.text }
      #expect(files.filter { $0 == client.uri(name) }.count == 2, "\(file): \(found)")
      #expect(files.filter { $0 == client.uri("A.theme.yaml") }.count == 1, "\(file): \(found)")
    }
  }

  @Test("aliases are completed, symbols listed, groups folded, names left to their maker")
  func rest() throws {
    let client = try open()
    let items = client.ask(
      "textDocument/completion", name, at: try place(of: "{base.blue}", 6))["items"]
    let labels = items?.elements.compactMap { $0["label"]?.text } ?? []
    #expect(labels == ["base.blue", "base.ink", "text.plain"])
    let symbols = client.ask("textDocument/documentSymbol", name).elements
    #expect(symbols.compactMap { $0["name"]?.text } == ["base", "text"])
    #expect(!client.ask("textDocument/foldingRange", name).elements.isEmpty)
    let place = try place(of: "\"blue\"", 2)
    #expect(client.ask("textDocument/prepareRename", name, at: place) == .null)
  }

  @Test("a file whose name says nothing is one of tokens where a theme takes it for that")
  func unnamed() throws {
    let client = try Client(files: ["light.json": tokens])
    client.open("A.theme.yaml", "tokens: light.json\n")
    client.open("light.json", tokens)
    #expect(client.ask("textDocument/documentColor", "light.json").elements.count == 4)
  }

  @Test("it is looked at once, and again when it, what it names or what takes it changes")
  func kept() throws {
    let client = try Client(files: ["light.json": tokens, "base.json": "{}"])
    let workspace = try Workspace()
    let (theme, file) = (client.uri("A.theme.yaml"), client.uri("light.json"))
    workspace.open(uri: theme, version: 1, text: "tokens: light.json\n")
    workspace.open(uri: file, version: 1, text: tokens)
    let first = try #require(workspace.view(file)?.snapshot)
    #expect(first.kind == .tokens)
    #expect(workspace.view(file)?.snapshot === first)
    workspace.change(file, in: nil, to: tokens.replacing("0A5FD9", with: "FF0000"))
    workspace.finishChange(file, version: 2)
    let second = try #require(workspace.view(file)?.snapshot)
    #expect(second !== first)
    #expect(second.text.bytes != first.text.bytes && second.tokens != nil)
    #expect(workspace.view(file)?.snapshot === second)
    workspace.change(theme, in: nil, to: "extends: light.json\n")
    workspace.finishChange(theme, version: 2)
    let third = try #require(workspace.view(file)?.snapshot)
    #expect(third.kind == .theme)
    workspace.lookAgain()
    #expect(workspace.view(file)?.snapshot !== third)
  }
}
