/// Where a byte stands in a file, as people and editors count.
package struct LinePosition: Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column in UTF-8 bytes, from 1; a byte-order mark is not counted.
  package let column: Int
  /// The bytes of the line, without what ends it and without a byte-order mark.
  package let content: Range<Int>
}
