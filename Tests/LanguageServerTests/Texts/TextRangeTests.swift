import Testing

@testable import LanguageServer

@Suite("Ranges of a text")
struct TextRangeTests {
  @Test("have the places of their bytes")
  func bytes() {
    let text = DocumentText(Array("é: x\ny\n".utf8))
    let range = text.range(4..<6, .utf16Units)
    #expect(
      range == TextRange(TextPosition(line: 0, character: 3), TextPosition(line: 1, character: 0)))
    #expect(text.range(4..<6, .utf8Bytes).start.character == 4)
  }

  @Test("a cursor touches a range at both of its ends")
  func touches() {
    #expect((0...6).filter { (2..<4).touches($0) } == [2, 3, 4])
    #expect((3..<3).touches(3))
  }
}
