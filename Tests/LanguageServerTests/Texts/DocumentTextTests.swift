import LanguageServer
import Testing

@Suite("Places in texts")
struct DocumentTextTests {
  private func position(_ line: Int, _ character: Int) -> TextPosition {
    TextPosition(line: line, character: character)
  }

  @Test("characters count as the client counts them")
  func encodings() {
    let text = DocumentText(Array("aé👍z\r\n\u{FEFF}b\n".utf8))
    #expect(text.position(7, .utf16Units) == position(0, 4))
    #expect(text.position(7, .utf8Bytes) == position(0, 7))
    #expect(text.offset(position(0, 4), .utf16Units) == 7)
    #expect(text.offset(position(0, 7), .utf8Bytes) == 7)
    // The end of the line is before its ending.
    #expect(text.offset(position(0, 99), .utf16Units) == 8)
    #expect(text.offset(position(1, 2), .utf16Units) == 14)
    #expect(text.offset(position(9, 0), .utf16Units) == 15)
    #expect(text.position(99, .utf16Units) == position(2, 0))
  }

  @Test("every offset between characters leads to its position and back")
  func roundTrip() {
    let lines = ["\u{FEFF}name: x", "", "é: 👍👍", String(repeating: "ab👍", count: 400)]
    let text = DocumentText(Array(lines.joined(separator: "\r\n").utf8))
    for encoding in [PositionEncoding.utf8Bytes, .utf16Units] {
      // Within a character and between CR and LF there is no place.
      for offset in 0...text.bytes.count
      where offset == text.bytes.count
        || text.bytes[offset] & 0xC0 != 0x80 && (offset == 0 || text.bytes[offset - 1] != 0x0D)
      {
        #expect(text.offset(text.position(offset, encoding), encoding) == offset)
      }
    }
  }

  @Test("a middle of a character counts as its beginning")
  func middle() {
    let text = DocumentText(Array("👍x".utf8))
    #expect(text.offset(position(0, 1), .utf16Units) == 0)
    #expect(text.offset(position(0, 2), .utf16Units) == 4)
  }
}
