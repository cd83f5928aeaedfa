import Testing

@testable import ThemeSyntax

@Suite("What is nearly JSON")
struct JSONReaderLeniencyTests {
  private func read(_ text: String) -> Reading { Reading(text, path: "a.json") }

  @Test("a comma after the last entry is an error, and its removal the repair")
  func commas() {
    let reading = read("{\"a\": [1, 2,],}")
    #expect(reading.result.diagnostics.map(\.id) == ["trailing-comma", "trailing-comma"])
    #expect(reading.fixed == "{\"a\": [1, 2]}")
  }

  @Test(
    "comments of every kind are errors, and what follows is read",
    arguments: ["// x\n", "/* x */", "# x\n"])
  func comments(comment: String) {
    let reading = read("{ \(comment) \"a\": 1 }")
    #expect(reading.result.diagnostics.map(\.id) == ["json-comment"])
    #expect(reading.rangesAreInside)
  }

  @Test("a comment that nothing closes, and a lone slash, are told at their place")
  func unclosed() {
    #expect(read("{ /* x").findings.map { $0.prefix(21) } == ["json-comment 1:3 «/*»"])
    #expect(read("{ / }").findings.first?.contains("unexpected '/'") == true)
  }
}
