import Testing

@testable import OutputText

@Suite("Texts in generated Swift")
struct SwiftTextTests {
  @Test(
    "a line break of any kind breaks a comment, and CR LF does once",
    arguments: ["\n", "\u{B}", "\u{C}", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineBreaks(end: String) {
    #expect(
      SwiftText.commentLines("one \(end)two\(end)\(end)three") == ["one", "two", "", "three"])
    #expect(SwiftText.commentLines(end) == ["", ""])
  }

  @Test("literals escape, so that Swift reads the text back")
  func literal() {
    #expect(
      SwiftText.literal("\"\\(x)\\\n\r\t\u{0}\u{2028}\u{202E}é\u{10FFE9}")
        == #""\"\\(x)\\\n\r\t\u{0}\u{2028}\u{202E}é\u{10FFE9}""#)
  }

  @Test("lines have no blanks at their ends, and tabs only in a comment")
  func blanks() {
    #expect(SwiftText.lines("a  \n b\t\n\n") == ["a", " b", "", ""])
    #expect(SwiftText.commentLines("a\tb\u{0}") == ["a\tb\\u{0}"])
  }
}
