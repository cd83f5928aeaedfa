package struct WrittenScalar {
  private let written: String

  package init(at range: SourceRange, in lines: SourceMaps) {
    written = lines.text(of: range)
  }

  /// Without quotes; escapes are not decoded.
  package var text: String {
    quote == nil ? written : String(written.dropFirst().dropLast())
  }

  package func replaced(byWord word: String) -> String? {
    let quote = quote.map(String.init) ?? ""
    return isOnOneLine ? quote + word + quote : nil
  }

  /// A color in the scalar's quotes, by default double ones; nil for several lines.
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
