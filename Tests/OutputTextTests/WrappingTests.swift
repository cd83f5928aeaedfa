import Testing

@testable import OutputText

@Suite("Texts in lines of so many columns")
struct WrappingTests {
  @Test("are one line where no width is given")
  func open() {
    #expect(wrapped("one two", width: nil) == ["one two"])
  }

  @Test("break between words, as late as there is room")
  func breaks() {
    #expect(wrapped("one two three", width: 7) == ["one two", "three"])
    #expect(wrapped("one two three", width: 6) == ["one", "two three"])
  }

  @Test("give a word that is too long a line of its own")
  func longWord() {
    let word = String(repeating: "x", count: 30)
    #expect(wrapped("a \(word) b", width: 25) == ["a", word, "b"])
  }

  @Test("have less room behind what is written already, and behind an indent")
  func indented() {
    #expect(wrapped("aaa bbb", width: 30, after: 24) == ["aaa", "bbb"])
    let words = Array(repeating: "1234567890", count: 6).joined(separator: " ")
    #expect(wrapped(words, width: 32, indent: 10).map(\.count) == [32, 21, 10])
    #expect(wrapped(words, width: 32, indent: 20).map(\.count) == [32, 10, 10, 10])
  }
}
