import Testing

@testable import OutputText

@Suite("Phrases of messages")
struct PhrasesTests {
  @Test("one has its noun in the singular, any other number in the plural")
  func counts() {
    #expect(counted(1, "file") == "1 file")
    #expect(counted(0, "file") == "0 files")
    #expect(
      counted(2, "entry", "entries") == "2 entries" && counted(1, "entry", "entries") == "1 entry")
  }

  @Test("a list has commas, and its conjunction before the last name")
  func lists() {
    #expect(list([]) == "" && list(["a"]) == "a" && list(["a", "b"]) == "a or b")
    #expect(list(["a", "b", "c"], "and") == "a, b and c")
  }

  @Test("a suggestion is a question, and none is nothing")
  func suggestion() {
    #expect(didYouMean("x") == "; did you mean 'x'?" && didYouMean(nil) == "")
  }
}
