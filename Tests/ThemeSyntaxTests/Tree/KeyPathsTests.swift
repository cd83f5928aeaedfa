import Testing

@testable import ThemeSyntax

@Suite struct KeyPathsTests {
  @Test(
    "places are named by keys, in YAML and JSON",
    arguments: [
      ("a:\n  b: ‹x\n  c: y", "a.b"), ("a:\n  b: x\n  ‹c: y", "a.c"),
      ("a:\n  - b: x\n  - c: ‹y", "a.c"), ("{\"a\": {\"b\": [1, ‹2]}}", "a.b"),
      ("a: &x { b: 1 }\nc: ‹*x\nd: { b: 2 }", "c"),
      ("a: &x { b: 1 }\nc:\n  <<: *x\n  d: ‹2", "c.d"), ("‹# hi\na: 1", ""),
      ("a: 1\n‹# hi", "a"), ("a:\n  b: 1\nb:\n  a: ‹2", "b.a"),
    ])
  func path(marked: String, expected: String) throws {
    #expect(path(marked) == expected)
  }

  @Test("in a file that cannot be read a place is named by the text of its line")
  func broken() {
    #expect(path("a: {\n  ‹b:   [") == "b: [")
  }

  private func path(_ marked: String) -> String {
    let parts = marked.split(separator: "‹", omittingEmptySubsequences: false)
    let source = SourceFile(path: "a.yaml", text: parts.joined())
    var texts = TextTable()
    let read = readTheme(source, file: 0, texts: &texts)
    return KeyPaths(read.tree, texts).path(to: parts[0].utf8.count, in: SourceMap(source))
  }
}
