import TestSupport
@testable import ColorScience
@testable import ThemeFiles
@testable import ThemeCompiler
@testable import ThemeSyntax

/// A theme made up from a number, the same for the same number, as YAML or as JSON.
struct GeneratedTheme {
  /// A value of a theme.
  indirect enum Node {
    /// A text with the quotes it has in YAML, which may be none, and an anchor before it.
    case scalar(String, quote: String, anchor: String = "")
    /// `{name}` without quotes.
    case reference(String)
    case alias(String)
    case map([(key: String, value: Node)], isFlow: Bool = false)
    case list([Node])
  }

  /// The number of the first theme in which bars may have gradients.
  static let firstWithGradients = 500

  let path: String
  let text: String
  private var random: Numbers

  init(_ number: Int) {
    random = Numbers(seed: UInt64(number) + 1)
    let isJSON = number % 5 == 4
    var maker = ThemeMaker(
      random: random, hasAliases: !isJSON, hasGradients: number >= Self.firstWithGradients)
    let root = maker.theme()
    random = maker.random
    path = isJSON ? "Made.theme.json" : "Made.theme.yaml"
    var text = isJSON ? Self.json(root, "") + "\n" : Self.yaml(root, "", &random)
    if number % 3 == 0 {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    self.text = number % 7 == 0 ? "\u{FEFF}" + text : text
  }

  private static func json(_ node: Node, _ indent: String) -> String {
    switch node {
    case .scalar(let text, _, _): return "\"\(text)\""
    case .reference(let name): return "\"{\(name)}\""
    case .alias(let name): return "\"{\(name)}\""
    case .list(let nodes):
      return "[\(nodes.map { json($0, indent) }.joined(separator: ", "))]"
    case .map(let entries, _):
      let inner = indent + "  "
      let lines = entries.map { "\(inner)\"\($0.key)\": \(json($0.value, inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func yaml(_ node: Node, _ indent: String, _ random: inout Numbers) -> String {
    guard case .map(let entries, isFlow: false) = node else { return inline(node) + "\n" }
    var text = ""
    for (key, value) in entries {
      if random.next(9) == 0 { text += "\(indent)# about \(key): \"#FFFFFF\"\n" }
      if case .map(_, isFlow: false) = value {
        text += "\(indent)\(key):\n" + yaml(value, indent + "  ", &random)
      } else {
        let comment = random.next(6) == 0 ? " # {\(key)} of '#000'" : ""
        text += "\(indent)\(key): \(inline(value))\(comment)\n"
      }
    }
    return text
  }

  private static func inline(_ node: Node) -> String {
    switch node {
    case .scalar(let text, let quote, let anchor):
      return (anchor.isEmpty ? "" : "&\(anchor) ") + quote + text + quote
    case .reference(let name): return "{\(name)}"
    case .alias(let name): return "*\(name)"
    case .list(let nodes): return "[\(nodes.map { inline($0) }.joined(separator: ", "))]"
    case .map(let entries, _):
      return "{ \(entries.map { "\($0.key): \(inline($0.value))" }.joined(separator: ", ")) }"
    }
  }
}
