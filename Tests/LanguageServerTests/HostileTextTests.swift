import Foundation
import LanguageServer
import Testing

/// Texts of strangers that an editor would draw, run, obey or be misled by.
@Suite("Hostile texts in an editor")
struct HostileTextTests {
  private static let piece =
    "![x](https://x.invalid/a.png) [run](command:workbench.x) <img src=x> `` `code` \\u001b[31m \\u202e https://x.invalid"
  private static let tokens = """
    { "base": { "$type": "color",
        "blue": { "$value": "#0A5FD9", "$description": "\(piece)\\n# head\\n\(piece)", "$deprecated": "\(piece)" },
        "`[a](command:b)``": { "$value": "{base.blue}" } } }
    """
  private static let theme = """
    tokens: t.tokens.json
    palette: { "`[i](command:j)``\\e\\u202e": "#777777", own: "{base.blue}" }
    appearances:
      "![x](command:y)\\e":
        description: "\(piece.replacingOccurrences(of: "\\u001b", with: "\\e"))"
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, tintColor: "{`[i](command:j)``\\e\\u202e}" }
      plain:
        description: "\(piece.replacingOccurrences(of: "\\u001b", with: "\\e"))"
        navigationBar: { backgroundColor: white, tintColor: "{own}", titleColor: "#AAAAAA" }

    """

  @Test(
    "hovers, completion, hints, symbols, findings and actions show them as text",
    arguments: ["t.tokens.json", "A.theme.yaml"])
  func everywhere(name: String) throws {
    let client = try Client(files: ["t.tokens.json": Self.tokens, "A.theme.yaml": Self.theme])
    let text = name.hasSuffix(".json") ? Self.tokens : Self.theme
    client.open(name, text)
    var shown: [String] = []
    var marked: [String] = []
    let document = DocumentText(Array(text.utf8))
    for offset in 0..<text.utf8.count {
      let place = document.position(offset, .utf16Units)
      let hover = client.ask("textDocument/hover", name, at: place)
      if let value = hover["contents"]?["value"]?.text, marked.last != value {
        marked.append(value)
      }
      guard offset % 7 == 0 else { continue }
      for item in client.ask("textDocument/completion", name, at: place)["items"]?.elements ?? [] {
        shown += [item["label"], item["detail"]].compactMap { $0?.text }
        marked += [item["documentation"]?["value"]].compactMap { $0?.text }
      }
    }
    let window: JSONValue = [
      "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
    ]
    let actions = client.ask(
      "textDocument/codeAction", name, ["range": window, "context": ["diagnostics": []]])
    shown += actions.elements.compactMap { $0["title"]?.text }
    for hint in client.ask("textDocument/inlayHint", name, ["range": window]).elements {
      shown += [hint["label"], hint["tooltip"]].compactMap { $0?.text }
    }
    func add(_ symbol: JSONValue) {
      shown += [symbol["name"], symbol["detail"]].compactMap { $0?.text }
      for child in symbol["children"]?.elements ?? [] { add(child) }
    }
    for symbol in client.ask("textDocument/documentSymbol", name).elements { add(symbol) }
    for symbol in client.ask("workspace/symbol", ["query": ""]).elements { add(symbol) }
    for finding in client.findings(name) ?? [] {
      shown += [finding["message"]].compactMap { $0?.text }
      shown += finding["relatedInformation"]?.elements.compactMap { $0["message"]?.text } ?? []
    }
    #expect(marked.contains { $0.contains("code") } && shown.count > 10)
    for text in shown + marked {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(text)")
    }
    for text in Set(marked) {
      let words = Self.withoutCode(text)
      for part in ["](", "<img", "![", "https://"] {
        #expect(!words.contains(part), "\(part) in \(words)")
      }
    }
  }

  /// The text of Markdown that is in no code span (CommonMark 6.1), without what a backslash escapes.
  private static func withoutCode(_ text: String) -> String {
    var rest = Substring(text)
    var words = ""
    while let next = rest.first {
      if next == "\\" {
        rest = rest.dropFirst(2)
        words += "."
        continue
      }
      guard next == "`" else {
        words.append(rest.removeFirst())
        continue
      }
      let fence = rest.prefix { $0 == "`" }
      rest = rest.dropFirst(fence.count)
      var end = rest.startIndex
      while end < rest.endIndex {
        let run = rest[end...].prefix { $0 == "`" }
        if run.count == fence.count { break }
        end = run.isEmpty ? rest.index(after: end) : run.endIndex
      }
      if end < rest.endIndex { rest = rest[end...].dropFirst(fence.count) }
    }
    return words
  }
}
