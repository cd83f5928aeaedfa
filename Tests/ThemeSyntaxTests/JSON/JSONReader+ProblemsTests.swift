import Testing

@testable import ThemeSyntax

@Suite("Problems of JSON")
struct JSONReaderProblemsTests {
  @Test(
    "numbers that other languages have say what JSON has not",
    arguments: [
      ("+1", "number does not begin with '+'"), (".5", "digit precedes '.' in a number"),
      ("Infinity", "number is finite; JSON has no 'Infinity'"),
    ])
  func numbers(number: String, message: String) {
    let findings = valueOfJSON(number).result.diagnostics
    #expect(findings.map(\.message) == [message] && findings.map(\.id) == ["number-format"])
  }

  @Test("text behind a string misses a quote")
  func quotes() {
    #expect(valueOfJSON("\"a\"b").result.diagnostics.map(\.id) == ["unclosed-string"])
  }
}
