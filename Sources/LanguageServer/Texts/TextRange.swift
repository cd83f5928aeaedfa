/// A range of a text as the protocol writes it.
package struct TextRange: Sendable, Hashable {
  package let start: TextPosition
  package let end: TextPosition

  /// A range of its ends.
  package init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }
}
