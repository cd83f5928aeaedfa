import LanguageServer
import Testing

@Suite("Places in texts")
struct TextTests {
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

  @Test("places before and behind a change are found again, those in it are not")
  func shift() {
    let shift = TextShift(from: Array("abc def ghi".utf8), to: Array("abc d--ef ghi".utf8))
    #expect(shift.later(0..<3) == 0..<3)
    #expect(shift.later(8..<11) == 10..<13)
    #expect(shift.later(4..<7) == nil)
    #expect(shift.earlier(12) == 10)
    #expect(shift.earlier(6) == 5)
    #expect(TextShift(from: [1], to: [1]).isNone)
  }

  @Test("names of documents lead to paths and back")
  func uris() {
    #expect(DocumentURI.path("file:///a%20b/%C3%A9.theme.yaml") == "/a b/é.theme.yaml")
    #expect(DocumentURI.path("file://localhost/a") == "/a")
    #expect(DocumentURI.path("file://elsewhere/a") == nil)
    #expect(DocumentURI.path("untitled:Untitled-1") == nil)
    #expect(DocumentURI.path("file:///a%2") == "/a%2")
    #expect(DocumentURI.path(DocumentURI.uri("/a b/é%.yaml")) == "/a b/é%.yaml")
  }
}

@Suite("What is being typed")
struct CursorContextTests {
  private func context(_ marked: String) throws -> CursorContext {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return CursorContext(Array(parts.joined().utf8), at: parts[0].utf8.count)
  }

  @Test(
    "the keys that lead to the cursor are found in broken texts",
    arguments: [
      ("na‸", [], .key),
      ("palette:\n  ‸", ["palette"], .key),
      ("palette:\n  ink: ‸", ["palette", "ink"], .value),
      ("a:\n  b:\n    c: 1\n  ‸", ["a"], .key),
      ("a:\n  b:\n    c: 1\n    d‸", ["a", "b"], .key),
      ("a:\n  b: 1\n‸", [], .key),
      ("a: { b: { c‸", ["a", "b"], .key),
      ("a: { b: 1, c: ‸", ["a", "c"], .value),
      ("a: { b: { c: 1 }, ‸", ["a"], .key),
      ("a:\n  - b\n  - ‸", ["a"], .value),
      ("a: \"{‸", ["a"], .reference),
      ("a: \"{ink} / 50%‸", ["a"], .value),
      ("a: \"color-mix(in oklch, {in‸", ["a"], .reference),
      ("{\"a\": {\"b\": \"‸", ["a", "b"], .value),
      ("{\n  \"a\": {\n    \"‸", ["a"], .key),
      ("a: 1 # appearance:ignore ‸", [], .comment),
      ("a: |\n  b:\n   c\nd:\n  ‸", ["d"], .key),
      ("'a b':\r\n  c: ‸", ["a b", "c"], .value),
      ("a: rgb(1, 2‸", ["a"], .value),
      ("a: { b: rgb(1, 2), c: ‸", ["a", "c"], .value),
    ] as [(String, [String], CursorContext.Position)])
  func path(text: String, path: [String], position: CursorContext.Position) throws {
    let context = try context(text)
    #expect(context.path == path)
    #expect(context.position == position)
  }

  @Test("the word up to the cursor is what is replaced")
  func typed() throws {
    #expect(try context("a:\n  back‸").typed == 5..<9)
    #expect(try context("a: \"{br.on‸").typed == 5..<10)
    #expect(try context("a: \"re‸").typed == 4..<6)
    #expect(try context("a: { b: re‸").typed == 8..<10)
  }
}
