import Testing

@testable import ThemeSyntax

@Suite("Words and numbers of JSON")
struct JSONReaderWordsTests {
  @Test(
    "a number is kept as it is written",
    arguments: [
      "0", "-0", "7", "10", "-12", "0.5", "-0.25", "100.00", "1e5", "1E+2", "-1.5e-3", "0e0",
      "12345678901234567890.12345678901234567890",
    ])
  func numbers(number: String) {
    #expect(textOfValue(valueOfJSON(number)) == number)
    #expect(textOfValue(valueOfJSON(number + " ")) == number)
    #expect(textOfValue(valueOfJSON("[]")) == nil)
  }

  @Test(
    "what is nearly a number says what a number is",
    arguments: [
      ("01", "number does not begin with 0 unless it is 0; quote it if it is a color"),
      ("-01", "number does not begin with 0 unless it is 0; quote it if it is a color"),
      ("-", "digit follows '-' in a number"), ("1.", "digit follows '.' in a number"),
      ("-.5", "digit follows '-' in a number"), ("1.e5", "digit follows '.' in a number"),
      ("1e", "digit follows 'e' in a number"), ("1.5.2", "'1.5.2' is not a number; quote it"),
      ("1x", "'1x' is not a number; quote it"), ("1-2", "'1-2' is not a number; quote it"),
      ("-Infinity", "number is finite; JSON has no infinity"),
      ("1é", "'1é' is not a number; quote it"),
    ])
  func wrong(number: String, message: String) {
    let found = valueOfJSON(number).result.diagnostics
    #expect(found.map(\.id) == ["number-format"] && found.map(\.message) == [message])
  }

  @Test(
    "other languages' words are told what JSON writes",
    arguments: [
      ("True", "write 'true'"), ("NULL", "write 'null'"), ("nil", "string is in double quotes"),
      ("NaN", "number is finite; JSON has no 'NaN'"),
    ])
  func words(word: String, message: String) {
    #expect(valueOfJSON(word).result.diagnostics.map(\.message) == [message])
  }
}
