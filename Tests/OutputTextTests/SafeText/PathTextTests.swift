import Testing

@testable import OutputText

@Suite("Paths as text")
struct PathTextTests {
  @Test("bytes that are not UTF-8 survive the way through text", arguments: 0..<256)
  func roundTrip(byte: Int) {
    let bytes: [UInt8] = [0x61, UInt8(byte), 0xF4, 0x8F, 0xBF, 0xBE, UInt8(byte)]
    #expect(PathText.bytes(PathText.text(bytes)) == bytes)
  }

  @Test("UTF-8 is the text that it is, and text of our own escapes is not confused with it")
  func scalars() {
    #expect(PathText.text(Array("é/日本".utf8)) == "é/日本")
    let escape = "\u{10FFE9}"
    #expect(PathText.text([0xE9]) == escape)
    #expect(PathText.text(Array(escape.utf8)) != escape)
    #expect(PathText.bytes(PathText.text(Array(escape.utf8))) == Array(escape.utf8))
  }

  @Test("a text of C ends at its zero")
  func cString() {
    #expect(PathText.text("a b") == "a b")
    #expect(
      [CChar(0x61), 0, 0x62].withUnsafeBufferPointer { $0.baseAddress.map { PathText.text($0) } }
        == "a")
    #expect(PathText.byte("a") == nil && PathText.byte("\u{10FF41}") == 0x41)
  }
}
