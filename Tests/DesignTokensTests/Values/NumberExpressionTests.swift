import Testing

@testable import DesignTokens

@Suite("Arithmetic in texts")
struct NumberExpressionTests {
  @Test(
    "has the order of operations that it has everywhere",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("8 / 4 / 2", 1), ("5 - 3 - 1", 1), ("-2 * -3", 6),
      ("1e1", 10), ("50%", 0.5), ("{a} * 2", 8), ("{a.b} - {a}", -2), ("  4  ", 4),
    ])
  func value(text: String, value: Double) {
    #expect(NumberExpression.value(of: text, ["a": 4, "a.b": 2]) == value)
  }

  @Test(
    "is none where a part is missing, left over, unknown or without end",
    arguments: ["", "1 +", "* 2", "(1", "1)", "{b}", "{a", "1 2", "1 / 0", "a", "1..2"])
  func none(text: String) {
    #expect(NumberExpression.value(of: text, ["a": 4]) == nil)
  }

  @Test("is read only to a depth", arguments: [63, 64])
  func depth(count: Int) {
    let text = String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    #expect((NumberExpression.value(of: text, [:]) == 1) == (count < 64))
  }

  @Test("is expected where there is an operator among numbers and references only")
  func mayBe() {
    let isExpected = { (text: String) in NumberExpression.mayBe(Array(text.utf8)[...]) }
    #expect(["1+2", "{a b} * 2", "(1)", "-1"].allSatisfy(isExpected))
    #expect(!["1", "{a-b}", "a + b", "10px * 2"].contains(where: isExpected))
  }
}
