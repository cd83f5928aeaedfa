import ColorScience
import DesignTokens
import OutputText

/// The tokens of a file of tokens and where it writes them.
struct TokenSites {
  struct Site {
    let token: Token
    /// The index of the entry in the outline that has the value.
    let entry: Int
    /// The bytes of the name without quotes.
    let name: Range<Int>
    /// The bytes of the value without quotes.
    let value: Range<Int>

    func range(at offset: Int) -> Range<Int> { name.touches(offset) ? name : value }
  }

  /// The places in the order of the text.
  private(set) var sites: [Site] = []

  /// The tokens of a snapshot; none where it is no file of tokens.
  init(_ snapshot: Snapshot) {
    guard let system = snapshot.tokens, let outline = snapshot.outline else { return }
    let names = system.names(inFile: snapshot.path)
    for (index, entry) in outline.entries.enumerated() {
      guard let path = names[entry.keyRange], let token = system.token(path) else { continue }
      let value = entry.children.last { ["$value", "value"].contains(outline.entries[$0].key) }
      let bytes = snapshot.text.bytes
      sites.append(
        Site(
          token: token, entry: value ?? index, name: Outline.unquoted(entry.keyRange, bytes),
          value: Outline.unquoted(outline.entries[value ?? index].valueRange, bytes)))
    }
  }

  /// The token whose name or value is at an offset.
  func site(at offset: Int) -> Site? {
    sites.last { $0.name.touches(offset) || $0.value.touches(offset) }
  }
}

extension Token {
  /// What there is to say of it, as Markdown.
  var hoverText: String {
    var text = "**\(MarkdownText.code("{\(path)}"))**"
    if let variants { text += "\n\n\(variants.table)" }
    if !aliases.isEmpty {
      text += "\n\n" + aliases.map { MarkdownText.code("{\($0.path)}") }.joined(separator: " → ")
    }
    if let description { text += "\n\n\(MarkdownText.words(description))" }
    if let deprecation {
      text += "\n\nDeprecated" + (deprecation.message.map { ": \(MarkdownText.words($0))" } ?? "")
    }
    return text
  }
}
