import Testing

@testable import ThemeSyntax

@Suite("Broken lines of YAML")
struct YAMLReaderBlocksTests {
  @Test(
    "a line says at its place why it is no entry",
    arguments: [
      ("a: b: c\n", "unquoted-colon", "b: c"), ("a:\n  b: 1\n    c: 2\n", "bad-indentation", "c"),
      ("a: 1\nb\nc: 2\n", "missing-colon", "b"), ("a: 1\nb:2\nc: 3\n", "missing-blank", ":"),
      ("a: x\n- b\n", "bad-indentation", "- b"), ("a: {b} c\n", "unquoted-value", "{b} c"),
      ("a: 1\n]\n", "yaml-syntax", "]"), ("  a: 1\nb: 2\n", "bad-indentation", "b: 2"),
    ])
  func lines(text: String, id: String, place: String) {
    let reading = Reading(text)
    #expect(reading.result.diagnostics.map(\.id) == [id])
    #expect(reading.result.diagnostics.map { reading.text($0.range) } == [place])
    #expect(reading.result.tree == nil)
  }

  @Test("quotes around a value and a blank behind a colon make the line whole")
  func repairs() {
    #expect(Reading("a: b: c\n").fixed == "a: \"b: c\"\n")
    #expect(Reading("a: 1\nb:2\nc: 3\n").fixed == "a: 1\nb: 2\nc: 3\n")
    #expect(Reading("a: {b} c\n").fixed == "a: \"{b} c\"\n")
  }

  @Test("a key is at most 1,024 bytes")
  func longKey() {
    let key = String(repeating: "k", count: 1025)
    #expect(Reading("a: 1\n\(key)\nb: 2\n").result.diagnostics.map(\.id) == ["long-key"])
  }

  @Test("a line that lines up with nothing shows where its mapping begins")
  func beginning() {
    #expect(Reading("a: x\n- b\n").notes == ["1:1 «a»: mapping begins here"])
    #expect(Reading("  a: 1\nb: 2\n").notes == ["1:3 «a»: first key is here"])
  }
}
