import Testing

@testable import ThemeSyntax

@Suite("Merge keys", .timeLimit(.minutes(1)))
struct TreeBuilderMergeTests {
  @Test("a bomb of merge keys ends in one finding")
  func mergeBomb() {
    var text = "a0: &a0 {a: 1, b: 2, c: 3}\n"
    for level in 1..<60 {
      let last = "*a\(level - 1)"
      text += "a\(level): &a\(level) {<<: [\(last), \(last)], k\(level): \(last)}\n"
    }
    #expect(Reading(text).result.diagnostics.map(\.id) == ["too-many-aliases"])
  }

  @Test("own keys come first, then those of the first mapping that has them")
  func order() {
    let reading = Reading("a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\nc: {<<: [*a, *b], x: 5}\n")
    #expect(reading.findings == [])
    let tree = reading.tree ?? ""
    #expect(
      tree.hasSuffix("c: {x: 5, y: 2, z: 4}}") || tree.hasSuffix("c: {y: 2, z: 4, x: 5}}"),
      "\(tree)")
  }
}
