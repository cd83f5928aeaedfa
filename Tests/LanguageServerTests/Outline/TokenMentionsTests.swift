import LanguageServer
import Testing

@Suite("Files of tokens in an editor")
struct TokenMentionsTests: TokenEditing {
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
}
