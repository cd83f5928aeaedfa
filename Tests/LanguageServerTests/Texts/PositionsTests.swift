import Testing

@testable import LanguageServer

@Suite("Places as the protocol writes them")
struct PositionsTests {
  @Test("are read back as they were written")
  func roundTrip() {
    let range = TextRange(TextPosition(line: 1, character: 2), TextPosition(line: 3, character: 0))
    #expect(TextRange(range.json) == range)
    #expect(range.json["start"] == ["line": 1, "character": 2])
  }

  @Test("are none where a number is missing, negative or none")
  func broken() {
    for json: JSONValue in [
      [:], ["line": 1], ["line": -1, "character": 0], ["line": "1", "character": 0], [1, 2], nil,
    ] {
      #expect(TextPosition(json) == nil)
      #expect(TextRange(["start": json, "end": ["line": 0, "character": 0]]) == nil)
    }
  }
}
