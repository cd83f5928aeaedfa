import ThemeSyntax

/// What a client counts the characters of a line in.
package enum PositionEncoding: String, Sendable {
  case utf8Bytes = "utf-8"
  case utf16Units = "utf-16"
}

/// A place in a text as the protocol writes it, both numbers from 0.
package struct TextPosition: Sendable, Hashable, Comparable {
  package var line: Int
  /// In the units of the session's encoding.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A text of a client with the places in it.
package struct DocumentText: Sendable {
  package let bytes: [UInt8]
  private let map: SourceMap

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    map = SourceMap(SourceFile(path: "", bytes: bytes))
  }

  /// The number of lines; what follows the last line ending counts.
  package var lineCount: Int { map.lineCount }

  package func line(of offset: Int) -> Int { map.line(of: max(offset, 0)) - 1 }

  /// The bytes of a line, from 0, without its ending; lines that are not there are empty.
  package func content(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < map.lineCount else { return bytes.count..<bytes.count }
    let content = map.content(ofLine: line + 1)
    // A byte-order mark is a character of the client's first line.
    return line == 0 ? 0..<max(content.upperBound, content.lowerBound) : content
  }

  /// What the text ends its lines with.
  var lineEnding: String { bytes.contains(0x0D) ? "\r\n" : "\n" }

  /// As many blanks as there are bytes before an offset in its line.
  func blanks(before offset: Int) -> String {
    String(repeating: " ", count: offset - content(ofLine: line(of: offset)).lowerBound)
  }

  /// The blanks that a line begins with, from 0.
  func indent(ofLine line: Int) -> String {
    text(content(ofLine: line)).prefix { $0 == " " }.description
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The offset of a position; one behind the end of its line is the end of the line, one behind the last
  /// line the end of the text.
  package func offset(_ position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lineCount else { return bytes.count }
    let content = content(ofLine: position.line)
    var left = max(0, position.character)
    if encoding == .utf8Bytes { return min(content.lowerBound + left, content.upperBound) }
    var offset = content.lowerBound
    while offset < content.upperBound, left > 0 {
      let length = Self.length(bytes[offset])
      left -= length == 4 ? 2 : 1
      guard left >= 0 else { break }
      offset += length
    }
    return min(offset, content.upperBound)
  }

  package func position(_ offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    let start = content(ofLine: line).lowerBound
    if encoding == .utf8Bytes { return TextPosition(line: line, character: offset - start) }
    if line == 0 || offset - start < 512 {
      return TextPosition(line: line, character: Self.units(bytes[start..<max(start, offset)]))
    }
    let place = Int32(truncatingIfNeeded: offset)
    let region = map.region(of: SourceRange(file: 0, lower: place, upper: place))
    return TextPosition(line: line, character: region.utf16Column - 1)
  }

  package func replacing(_ range: Range<Int>, with text: String) -> DocumentText {
    var changed = bytes
    changed.replaceSubrange(range, with: text.utf8)
    return DocumentText(changed)
  }

  private static func length(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
