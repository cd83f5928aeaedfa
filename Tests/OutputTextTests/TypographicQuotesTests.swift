import Testing

@testable import OutputText

@Suite("Typographic quotes")
struct TypographicQuotesTests {
  @Test(
    "are taken off both ends, however many there are",
    arguments: [
      ("“a”", "a"), ("„a“", "a"), ("»a«", "a"), ("‘a", "a"), ("「「a」」", "a"), ("a′", "a"),
      ("“”", ""), ("“a’b”", "a’b"),
    ])
  func stripped(text: String, inner: String) {
    #expect(TypographicQuotes.stripped(text) == inner)
  }

  @Test("a text without them is none", arguments: ["", "a", "\"a\"", "'a'", "a“b"])
  func none(text: String) {
    #expect(TypographicQuotes.stripped(text) == nil)
  }
}
