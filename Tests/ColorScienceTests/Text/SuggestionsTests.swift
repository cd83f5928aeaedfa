import Testing

@testable import ColorScience

@Suite struct SuggestionsTests {
  @Test(
    "the nearest candidate is found within a third of the word",
    arguments: [
      ("xcod", "xcode"), ("tetx", "text"), ("txet", "text"), ("navigatonBar", "navigationBar"),
      ("bar", "tar"), ("", nil), ("é", "e"), ("zebra", nil),
    ] as [(String, String?)])
  func found(word: String, expected: String?) {
    let candidates = ["text", "xcode", "navigationBar", "tar", "e"]
    #expect(nearest(word, in: candidates) == expected)
  }

  @Test("of two candidates that are equally near the first one is used")
  func ties() {
    #expect(nearest("cat", in: ["hat", "rat"]) == "hat")
    #expect(nearest("cat", in: ["rat", "hat"]) == "rat")
    #expect(nearest("cat", in: ["rat", "cat"]) == "cat")
  }
}
