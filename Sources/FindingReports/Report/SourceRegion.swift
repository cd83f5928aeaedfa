/// Where a finding begins and ends, in every unit that a format may ask for.
package struct SourceRegion {
  /// The place of the first byte.
  package let start: LinePosition
  /// The place just past the last byte.
  package let end: LinePosition
  /// The column of `start` in UTF-16 code units, from 1.
  package let utf16Column: Int
  /// The column of `end` in UTF-16 code units, from 1.
  package let utf16EndColumn: Int
  /// The bytes of the file.
  package let bytes: Range<Int>

  /// The line of the last byte; a range that takes the end of its line along does not reach the next.
  package var lastLine: Int {
    end.column == 1 && end.line > start.line ? end.line - 1 : end.line
  }
}
