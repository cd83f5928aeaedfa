import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Keys and what may stand below them")
struct SectionKeyTests {
  @Test("a description ends in what holds without the key")
  func descriptions() {
    #expect(SectionKey("a", .text, "Says a", example: "b").description == "Says a.")
    #expect(
      SectionKey("a", .text, "Says a", standard: "b", example: "b").description
        == "Says a. Default: b.")
  }

  @Test("kinds of values are named in a sentence, with the words that may stand there")
  func phrases() {
    #expect(
      ValueKind.flag.phrase == "true or false"
        && ValueKind.flag.words.map(\.name) == ["true", "false"])
    #expect(
      ValueKind.words([ValueWord("a"), ValueWord("b"), ValueWord("c")]).phrase == "a, b or c")
    #expect(ValueKind.colorOrNone.phrase == "none or a color")
    #expect(ValueKind.colorOr("x", "a mapping").phrase == "a color or a mapping")
    #expect(ValueKind.text.words.isEmpty)
    #expect(ValueKind.color.words.map(\.name) == ColorNotation.all.map(\.example))
    #expect(ValueKind.shape("titleFont", "a font").words.map(\.name).contains("headline"))
    #expect(ValueKind.colorOrNone.words.first?.name == "none")
  }
}
