/// Typographic quotation marks, inserted by word processors and keyboards.
package enum TypographicQuotes {
  package static func contains(_ character: Character) -> Bool { marks.contains(character) }

  private static let marks: Set<Character> = [
    "“", "”", "„", "‟", "‘", "’", "‚", "‛", "«", "»", "‹", "›", "「", "」", "″", "′",
  ]

  /// Returns nil for a text without them.
  package static func stripped(_ text: String) -> String? {
    var inner = Substring(text)
    while let first = inner.first, contains(first) { inner.removeFirst() }
    while let last = inner.last, contains(last) { inner.removeLast() }
    return inner.utf8.count == text.utf8.count ? nil : String(inner)
  }
}
