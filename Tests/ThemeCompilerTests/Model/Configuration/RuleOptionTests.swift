import Testing

@testable import ThemeCompiler

@Suite struct RuleOptionTests {
  @Test("what an option takes is said in words, numbers in as few digits as they need")
  func takes() {
    let words = RuleOption("level", "a", .words(["AA", "AAA"]), standard: .word("AA"))
    #expect(words.takes == "AA or AAA" && words.standard.text == "AA")
    let numbers = RuleOption("ratio", "a", .numbers(1...4.5), standard: .number(3))
    #expect(numbers.takes == "a number from 1 to 4.5" && numbers.standard.text == "3")
  }
}
