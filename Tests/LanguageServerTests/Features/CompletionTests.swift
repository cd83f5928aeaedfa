import LanguageServer
import Testing

@Suite("Completion")
struct CompletionTests: Completing {
  @Test("keys that fit here are offered, without those that are there")
  func keys() throws {
    let root = try complete("‸")
    #expect(root.labels.contains("palette") && root.labels.contains("appearances"))
    let bar = try complete(
      "appearances:\n  light:\n    navigationBar:\n      tintColor: red\n      t‸")
    #expect(bar.labels.contains("titleColor") && !bar.labels.contains("unselectedItemTintColor"))
    #expect(
      try complete("appearances:\n  a:\n    navigationBar: { tintColor: red, ‸ }").labels.contains(
        "titleColor"))
    let tabs = try complete("appearances: { a: { tabBar: { ‸")
    #expect(tabs.labels.contains("unselectedItemTintColor"))
  }

  @Test("a key brings its colon, in JSON its quotes too")
  func colons() throws {
    #expect(try complete("pal‸").texts.contains("palette: "))
    #expect(try complete("{ ‸ }", name: "A.theme.json").texts.contains("{ \"palette\":  }"))
    #expect(
      try complete("{ \"pal‸\": 1 }", name: "A.theme.json").texts.contains("{ \"palette\": 1 }"))
  }

  @Test("on one line a color is offered for the background before it, though a brace is open")
  func openBrace() throws {
    let good = """
      palette: { paper: "#FFFFFF", ink: "#000000" }
      appearances:
        light:
          interfaceStyle: light

      """
    func details(_ line: String) throws -> [String?] {
      let found = try complete(good + "    " + line, after: good)
      return found.items.prefix(2).map { $0["detail"]?.text }
    }
    let onInk = ["#FFFFFF  21:1 ✓", "#000000  1:1 ✕"]
    #expect(try details("toolbar: { backgroundColor: \"{ink}\", tintColor: \"{‸") == onInk)
    #expect(try details("toolbar: { backgroundColor: black, tintColor: ‸") == onInk)
    let edge = "backgroundColor: white, scrollEdge: { backgroundColor: black, tintColor: ‸"
    #expect(try details("toolbar: { \(edge)") == onInk)
    #expect(
      try details("toolbar: { backgroundColor: black, scrollEdge: { tintColor: ‸") == onInk)
    #expect(
      try details("toolbar: { backgroundColor: \"rgb({ink} / 0)\", tintColor: ‸")
        == ["#FFFFFF", "#000000"])
    #expect(try details("toolbar: { background: \"{‸") == [])
  }

  @Test("an appearance can be filled in by a client that has places to fill in")
  func snippets() throws {
    let abilities: JSONValue = [
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ]
    let found = try complete("appearances:\n  ‸", abilities)
    #expect(found.items.first?["insertTextFormat"] == 2)
    #expect(found.texts.first?.contains("\n    statusBarStyle: auto\n") ?? false)
    #expect(try complete("appearances:\n  ‸").items.first?["insertTextFormat"] == nil)
  }

  @Test("nothing is offered where nothing fits")
  func nothing() throws {
    #expect(try complete("palette:\n  ‸").labels.isEmpty)
    #expect(try complete("nothing:\n  of:\n    this: ‸").labels.isEmpty)
  }
}
