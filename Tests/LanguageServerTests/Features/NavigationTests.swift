import LanguageServer
import Testing

@Suite("Names in an editor")
struct NavigationTests: ThemeEditing {
  @Test("a name leads to where it is declared, in another file too")
  func definition() throws {
    let client = try open()
    for (word, more, target) in [
      ("{link}", 2, "link"), ("{brand.primary}", 9, "primary"), ("{brand.primary}", 2, "brand"),
      ("extends: light", 10, "light"), ("light: light,", 8, "light"),
    ] {
      let answer = client.ask(
        "textDocument/definition", "A.theme.yaml", at: try place(of: word, more))
      #expect(try text(answer[0]?["range"]) == target, "\(word)")
    }
    let heir = "extends: A.theme.yaml\nroles: { a: \"{link.dark}\" }\n"
    client.open("B.theme.yaml", heir)
    let found = client.ask(
      "textDocument/definition", "B.theme.yaml", at: TextPosition(line: 1, character: 16))
    #expect(found[0]?["uri"]?.text == client.uri("A.theme.yaml"))
    let file = client.ask(
      "textDocument/definition", "B.theme.yaml", at: TextPosition(line: 0, character: 12))
    #expect(file["uri"]?.text == client.uri("A.theme.yaml"))
    let links = client.ask("textDocument/documentLink", "B.theme.yaml")
    #expect(links[0]?["target"]?.text == client.uri("A.theme.yaml"))
  }

  @Test("a token leads to its file")
  func token() throws {
    let tokens = "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#000000\" } }\n"
    let client = try Client(files: ["brand.tokens.json": tokens])
    client.open("A.theme.yaml", "tokens: brand.tokens.json\nroles: { a: \"{ink}\" }\n")
    let found = client.ask(
      "textDocument/definition", "A.theme.yaml", at: TextPosition(line: 1, character: 15))
    #expect(found[0]?["uri"]?.text == client.uri("brand.tokens.json"))
  }

  @Test("all places of a name are found, in heirs that are not open too")
  func references() throws {
    let client = try Client(files: [
      "A.theme.yaml": theme,
      "B.theme.yaml": "extends: A.theme.yaml\nroles: { a: \"{paper}\" }\n",
      "C.theme.yaml": "palette: { paper: \"#FFFFFF\" }\n",
    ])
    client.open("A.theme.yaml", theme)
    let found = client.ask(
      "textDocument/references", "A.theme.yaml", at: try place(of: "{paper}", 2),
      ["context": ["includeDeclaration": true]])
    let uris = found.elements.compactMap { $0["uri"]?.text }
    #expect(uris.filter { $0 == client.uri("A.theme.yaml") }.count == 3)
    #expect(uris.filter { $0 == client.uri("B.theme.yaml") }.count == 1)
    #expect(uris.count == 4)
    let marked = client.ask(
      "textDocument/documentHighlight", "A.theme.yaml", at: try place(of: "{paper}", 2))
    #expect(marked.elements.count == 3)
  }

  @Test("an anchor leads to its aliases and back")
  func anchors() throws {
    let text = "palette: { a: &one \"#FFFFFF\", b: *one }\n"
    let client = try open(text)
    let found = client.ask(
      "textDocument/definition", "A.theme.yaml", at: TextPosition(line: 0, character: 35))
    #expect(found["range"]?["start"]?["character"] == 15)
    let marked = client.ask(
      "textDocument/documentHighlight", "A.theme.yaml", at: TextPosition(line: 0, character: 16))
    #expect(marked.elements.count == 2)
  }
}
