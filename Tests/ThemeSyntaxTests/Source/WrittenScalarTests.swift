import Testing

@testable import ThemeSyntax

@Suite("Scalars as they are written")
struct WrittenScalarTests {
  private func scalar(_ text: String) -> WrittenScalar {
    let range = SourceRange(file: 0, lower: 3, upper: Int32(3 + text.utf8.count))
    return WrittenScalar(at: range, in: SourceMaps([SourceFile(path: "", text: "a: " + text)]))
  }

  @Test(
    "what takes their place has their quotes, and a color has quotes anyway",
    arguments: [
      ("red", "red", "new", "\"#FFF\""), ("'red'", "red", "'new'", "'#FFF'"),
      ("\"a\\n\"", "a\\n", "\"new\"", "\"#FFF\""),
    ])
  func replaced(written: String, text: String, word: String, color: String) {
    #expect(scalar(written).text == text)
    #expect(scalar(written).replaced(byWord: "new") == word)
    #expect(scalar(written).replaced(byColor: "#FFF") == color)
  }

  @Test("a text over several lines is not replaced", arguments: ["|\n  a", ">", "'a\n b'", "a\rb"])
  func lines(written: String) {
    #expect(scalar(written).replaced(byWord: "new") == nil)
    #expect(scalar(written).replaced(byColor: "#FFF") == nil)
  }
}
