import Testing

@testable import ThemeSyntax

@Suite("Trees and findings of a file")
struct TreeBuilderResultTests {
  @Test("findings stand in the order of the file")
  func order() {
    let reading = Reading("a: !x 1\nb: 2\na: 3\nc: !y 4\n")
    #expect(
      reading.result.diagnostics.map(\.id) == [
        "unsupported-tag", "duplicate-key", "unsupported-tag",
      ])
  }

  @Test(
    "a root that is no mapping gives no tree, and what it is",
    arguments: [
      ("- a\n", "-", "a list"), ("abc\n", "abc", "a single value"), ("~\n", "~", "nothing"),
      ("[a]\n", "[", "a list"),
    ])
  func root(text: String, place: String, word: String) {
    let reading = Reading(text)
    #expect(reading.result.tree == nil)
    #expect(reading.result.diagnostics.map(\.id) == ["root-not-mapping"])
    #expect(reading.result.diagnostics.map { reading.text($0.range) } == [place])
    #expect(reading.result.diagnostics.allSatisfy { $0.message.hasSuffix("this is \(word)") })
  }

  @Test("a collection deeper than the limit is one finding at its bracket")
  func depth() {
    var limits = ReadLimits()
    limits.depth = 3
    #expect(Reading("a: [[b]]\n", limits: limits).findings.isEmpty)
    let deep = Reading("a: [[[b]]]\n", limits: limits)
    #expect(deep.findings.map { $0.hasSuffix("nested deeper than 3 levels") } == [true])
  }
}
