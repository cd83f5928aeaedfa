import LanguageServer
import Testing

/// Tests of a theme that shows what features have to say.
protocol ThemeEditing {}

/// That theme.
private let shown = """
  palette:
    paper: "#F7F7F9"
    ink: "#1C1C1E"
    brand:
      primary: "#0A5FD9"
      pale: "{brand.primary} / 20%"
    link: { light: "#0A5FD9", dark: "#7AB8FF" }
  appearances:
    light: &base
      description: Screens by day.
      interfaceStyle: light
      statusBarStyle: auto
      navigationBar:
        backgroundColor: "{paper}"
        tintColor: "{link}"
        titleColor: "#1C1C1E"
      toolbar: { backgroundColor: "{paper}", tintColor: "#BBBBBB" }
    dark:
      extends: light
      interfaceStyle: dark
  dynamic:
    system: { light: light, dark: dark }

  """

extension ThemeEditing {
  var theme: String { shown }

  /// A client with the theme open.
  func open(_ text: String = shown, _ abilities: JSONValue = [:]) throws -> Client {
    let client = try Client(abilities)
    client.open("A.theme.yaml", text)
    return client
  }

  /// The place of a word of the theme, a few characters into it.
  func place(of word: String, _ more: Int = 1, in text: String = shown) throws -> TextPosition {
    let range = try #require(text.firstRange(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return DocumentText(Array(text.utf8)).position(start + more, .utf16Units)
  }

  /// The bytes of a range of the theme.
  func text(_ range: JSONValue?, in text: String = shown) throws -> String {
    let document = DocumentText(Array(text.utf8))
    let start = document.offset(try #require(position(range?["start"])), .utf16Units)
    let end = document.offset(try #require(position(range?["end"])), .utf16Units)
    return document.text(start..<end)
  }
}

/// Tests of what is offered while somebody types.
protocol Completing: ThemeEditing {}

extension Completing {
  /// What is offered at the mark of a text, and the texts that it makes.
  func complete(
    _ marked: String, _ abilities: JSONValue = [:], name: String = "A.theme.yaml",
    after good: String? = nil, files: [String: String] = [:]
  ) throws -> (labels: [String], texts: [String], items: [JSONValue]) {
    let marked = try Marked(marked)
    let client = try Client(abilities, files: files)
    client.open(name, good ?? marked.text)
    _ = client.findings(name)
    client.change(name, to: marked.text)
    let items =
      client.ask("textDocument/completion", name, at: marked.position)["items"]?.elements ?? []
    let texts = try items.map { try applied([try #require($0["textEdit"])], to: marked.text) }
    return (items.compactMap { $0["label"]?.text }, texts, items)
  }
}

/// Tests of actions on a text.
protocol TextActing: ThemeEditing {}

extension TextActing {
  func actions(
    _ client: Client, _ text: String, at place: TextPosition, only: String? = nil
  ) -> [JSONValue] {
    let context: JSONValue =
      only.map { ["diagnostics": [], "only": [.string($0)]] } ?? ["diagnostics": []]
    return client.ask(
      "textDocument/codeAction", "A.theme.yaml",
      ["range": TextRange(place, place).json, "context": context]
    ).elements
  }

  func text(after action: JSONValue?, _ text: String, _ client: Client) throws -> String {
    let edits = action?["edit"]?["changes"]?[client.uri("A.theme.yaml")]?.elements
    return try applied(try #require(edits), to: text)
  }
}
