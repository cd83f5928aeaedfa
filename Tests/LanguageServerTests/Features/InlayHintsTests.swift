import LanguageServer
import Testing

@Suite("Hints beside values")
struct InlayHintsTests: ThemeEditing {
  @Test("a contrast that is enough for icons only has the mark of a warning")
  func warning() throws {
    let client = try open(
      "appearances: { a: { toolbar: { backgroundColor: white, tintColor: \"#3B7FE0\" } } }\n")
    let hints = client.ask("textDocument/inlayHint", "A.theme.yaml").elements
    let labels = hints.compactMap { $0["label"]?.text }
    #expect(labels.contains("3.96:1 ▲"))
  }

  @Test("values say behind them what they come to")
  func hints() throws {
    let hints = try open().ask("textDocument/inlayHint", "A.theme.yaml").elements
    let labels = hints.compactMap { $0["label"]?.text }
    #expect(
      labels == [
        "#0A5FD933", "19.62:1 ✓", "darkContent", "#F7F7F9", "#0A5FD9 / #7AB8FF", "1.93:1 ✕",
        "15.9:1 ✓", "#F7F7F9", "1.79:1 ✕",
      ])
    let window: JSONValue = [
      "start": ["line": 0, "character": 0], "end": ["line": 3, "character": 0],
    ]
    #expect(
      try open().ask("textDocument/inlayHint", "A.theme.yaml", ["range": window]) == [])
  }
}
