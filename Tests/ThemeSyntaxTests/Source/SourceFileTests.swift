import Testing

@testable import ThemeSyntax

@Suite("Files in memory")
struct SourceFileTests {
  @Test(
    "are JSON by their ending, in any case",
    arguments: [
      ("a.json", true), ("a.theme.JSON", true), (".json", true), ("a.yaml", false), ("json", false),
      ("ajson", false), ("a.jsonx", false), ("", false),
    ])
  func json(path: String, isJSON: Bool) {
    #expect(SourceFile(path: path, text: "é").isJSON == isJSON)
    #expect(SourceFile(path: path, text: "é").bytes == [0xC3, 0xA9])
  }
}
