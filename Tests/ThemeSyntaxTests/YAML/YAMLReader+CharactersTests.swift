import Testing

@testable import ThemeSyntax

@Suite("Characters where YAML takes none")
struct YAMLReaderCharactersTests {
  @Test(
    "each is underlined with what it spoils",
    arguments: [
      ("a: @b\n", "reserved-character", "@b"), ("@a: b\n", "reserved-character", "@a"),
      ("a: `b`\n", "reserved-character", "`b`"), ("a: [x, , y]\n", "yaml-syntax", ","),
      ("a: \"b\n", "unclosed-string", "\""), ("a: \"b\" c\n", "yaml-syntax", "c"),
      ("a: \"\\q\"\n", "unknown-escape", "\\q"), ("a: \"\\x1\"\n", "unknown-escape", "\\x1"),
      ("a: \"\\U00110000\"\n", "unknown-escape", "\\U00110000"),
      ("a: \"\\ud83d\\ude00\"\n", "surrogate-escape", "\\ud83d\\ude00"),
      ("a:\n\tb: 1\n", "tab-indentation", "\t"),
    ])
  func places(text: String, id: String, place: String) {
    let reading = Reading(text)
    #expect(reading.result.diagnostics.map(\.id) == [id])
    #expect(reading.result.diagnostics.map { reading.text($0.range) } == [place])
  }

  @Test("a pair of surrogates names the character that it is")
  func surrogates() {
    #expect(
      Reading("a: \"\\ud83d\\ude00\"\n").findings.first?.hasSuffix("write \\U0001F600") == true)
  }

  @Test("a key and a value are quoted, and a second comma goes")
  func repairs() {
    #expect(Reading("a: @b\n").fixed == "a: \"@b\"\n")
    #expect(Reading("@a: b\n").fixed == "\"@a\": b\n")
    #expect(Reading("a: [x, , y]\n").fixed == "a: [x,  y]\n")
  }
}
