/// A range of a text as the protocol writes it.
package struct TextRange: Sendable, Hashable {
  package let start: TextPosition
  package let end: TextPosition

  /// The beginning of a text.
  static let start = TextRange(
    TextPosition(line: 0, character: 0), TextPosition(line: 0, character: 0))

  package init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }
}

extension DocumentText {
  package func range(_ bytes: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(position(bytes.lowerBound, encoding), position(bytes.upperBound, encoding))
  }
}

extension Range<Int> {
  /// Whether a cursor at an offset is in the range or at its end.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
