import LanguageServer
import Testing

@Suite("The structure of a document")
struct StructureTests: ThemeEditing {
  @Test("symbols are nested as the text is")
  func symbols() throws {
    let symbols = try open().ask("textDocument/documentSymbol", "A.theme.yaml").elements
    #expect(symbols.map { $0["name"]?.text } == ["palette", "appearances", "dynamic"])
    let palette = symbols[0]["children"]?.elements ?? []
    #expect(palette.map { $0["name"]?.text } == ["paper", "ink", "brand", "link"])
    #expect(palette[2]["children"]?.elements.count == 2)
  }

  @Test("symbols of all themes of the folder are found by a part of their names")
  func workspace() throws {
    let client = try Client(files: [
      "A.theme.yaml": theme, "sub/B.theme.yaml": "palette: { inkwell: red }\n",
    ])
    let found = client.ask("workspace/symbol", ["query": "INK"]).elements
    #expect(found.map { $0["name"]?.text } == ["ink", "link", "inkwell"])
  }

  @Test("mappings over several lines can be folded")
  func folding() throws {
    let ranges = try open().ask("textDocument/foldingRange", "A.theme.yaml").elements
    #expect(ranges.contains(["startLine": 0, "endLine": 6]))
    #expect(ranges.contains(["startLine": 3, "endLine": 5]))
    #expect(ranges.allSatisfy { ($0["endLine"]?.whole ?? 0) > ($0["startLine"]?.whole ?? 0) })
  }

  @Test("a selection grows from the word to the whole text")
  func selection() throws {
    let answer = try open().ask(
      "textDocument/selectionRange", "A.theme.yaml",
      ["positions": [try place(of: "{link}", 2).json]])
    var texts: [String] = []
    var next = answer[0]
    while let range = next {
      texts.append(try text(range["range"]))
      next = range["parent"]
    }
    #expect(texts.starts(with: ["{link}", "\"{link}\"", "tintColor: \"{link}\""]))
    #expect(texts.last == theme)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.contains($0) && $0 != $1 })
  }
}
