import Testing

@testable import ThemeSyntax

@Suite("What is said of YAML that themes have not")
struct YAMLReaderNoticesTests {
  @Test("a tag is dropped with the blank behind it, and the value read")
  func tags() {
    let reading = Reading("a: !x b\n")
    #expect(reading.result.diagnostics.map(\.id) == ["unsupported-tag"])
    #expect(reading.fixed == "a: b\n" && reading.tree == "{a: b}")
  }

  @Test("each directive of tags is named, before the document only")
  func directives() {
    let reading = Reading("%TAG !a! b\n%TAG !c! d\n---\na: '%TAG'\n")
    #expect(
      reading.result.diagnostics.map { reading.text($0.range) } == ["%TAG !a! b", "%TAG !c! d"])
    #expect(Set(reading.result.diagnostics.map(\.id)) == ["unsupported-directive"])
  }

  @Test("a file of comments and one of nothing are told apart")
  func empty() {
    #expect(Reading("# x\n").findings.map { $0.contains("only comments") } == [true])
    #expect(Reading(" \n\n").findings.map { $0.contains("file is empty") } == [true])
  }

  @Test("quotes are straight, and single around double ones")
  func quotes() {
    #expect(Reading("a: {b: f(\"1\", 2)}\n").fixed == "a: {b: 'f(\"1\", 2)'}\n")
    // What only ends with such a mark is not in quotes.
    #expect(Reading("a: b: “c”\n").fixed == "a: \"b: “c”\"\n")
    #expect(Reading("a: “b: c”\n").fixed == "a: \"b: c\"\n")
  }

  @Test("no quotes are offered around a backslash, which would be an escape")
  func escapes() {
    #expect(Reading("a: b: \\c\n").fixed == "a: b: \\c\n")
  }
}
