import Testing

@testable import ThemeSyntax

@Suite("Broken braces and brackets of YAML")
struct YAMLReaderFlowsTests {
  @Test(
    "a bracket that is never closed is underlined",
    arguments: [("a: {b: 1, c: 2\n", "{"), ("a: [1, 2\n", "[")])
  func unclosed(text: String, bracket: String) {
    let reading = Reading(text)
    #expect(reading.result.diagnostics.map(\.id) == ["unclosed-bracket"])
    #expect(reading.result.diagnostics.map { reading.text($0.range) } == [bracket])
  }

  @Test("text behind a value of a list misses a comma, and which bracket would close it")
  func separators() {
    let reading = Reading("a: [{b: 1} c]\n")
    #expect(
      reading.findings == [
        "yaml-syntax 1:12 «c»: expected ',' or ']' before 'c'; quote a value that holds more than "
          + "plain words"
      ])
  }

  @Test("every color that became a comment is quoted, in one reading")
  func colors() {
    let reading = Reading("a: {b: #fff, c: #000000}\nd: #ABCDEF80\n")
    #expect(Set(reading.result.diagnostics.map(\.id)) == ["unquoted-hash"])
    #expect(reading.fixed == "a: {b: \"#fff\", c: \"#000000\"}\nd: \"#ABCDEF80\"\n")
  }

  @Test("a reference inside a call is quoted with its call, up to the next comma outside")
  func nested() {
    #expect(
      Reading("a: {b: contrast-color({ink}), c: 1}\n").fixed
        == "a: {b: \"contrast-color({ink})\", c: 1}\n")
  }
}
