import Testing

@testable import OutputText

@Suite("Long texts in messages")
struct ShortenedTextTests {
  @Test("are whole up to 40 characters, and end in an ellipsis behind them")
  func length() {
    let text = String(repeating: "a", count: 40)
    #expect(shortened(text) == text)
    #expect(shortened(text + "b") == text + "…")
    let wide = String(repeating: "日", count: 41)
    #expect(shortened(wide) == wide.dropLast() + "…")
  }

  @Test("stay on one line")
  func oneLine() {
    #expect(shortened("a\nb\tc") == "a b c")
  }

  @Test("are cut between characters, never within one")
  func cut() {
    let emoji = String(repeating: "👍", count: 1_000)
    #expect(shortened(Array(emoji.utf8)) == emoji.prefix(40) + "…")
    #expect(!bounded(emoji).unicodeScalars.contains("\u{FFFD}"))
  }

  @Test("of messages keep both ends")
  func ends() {
    let message = "begin" + String(repeating: "x", count: 3_000) + "end"
    #expect(bounded(message).hasPrefix("begin") && bounded(message).hasSuffix("end"))
    #expect(bounded(message).utf8.count < 2_010)
    #expect(bounded("short") == "short")
  }
}
