/// A scalar as it is in its file, and what to write in its place.
package struct WrittenScalar {
  private let written: String

  package init(at range: SourceRange, in lines: SourceMaps) {
    written = lines.text(of: range)
  }

  /// The text without its quotes, escapes as they are.
  package var text: String {
    quote == nil ? written : String(written.dropFirst().dropLast())
  }

  /// A word in the quotes of what it replaces; nil for a text over several lines.
  package func replaced(byWord word: String) -> String? {
    let quote = quote.map(String.init) ?? ""
    return isOnOneLine ? quote + word + quote : nil
  }

  /// A color in the quotes of what it replaces, in double ones where there are none, since `#` begins a
  /// comment; nil for a text over several lines.
  package func replaced(byColor color: String) -> String? {
    let quote = quote ?? "\""
    return isOnOneLine ? "\(quote)\(color)\(quote)" : nil
  }

  private var quote: Character? {
    guard let first = written.first, first == "\"" || first == "'" else { return nil }
    return first
  }

  private var isOnOneLine: Bool {
    written.first != "|" && written.first != ">"
      && !written.utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }
}
