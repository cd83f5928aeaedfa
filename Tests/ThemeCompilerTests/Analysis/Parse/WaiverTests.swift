import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Waivers")
struct WaiverTests {
  private func waivers(_ text: String) -> [Waiver] {
    let source = SourceFile(path: "a.theme.yaml", text: text)
    var texts = TextTable(vocabulary: Word.vocabulary)
    var map: SourceMap?
    return readTheme(source, file: 0, texts: &texts).tree.map {
      Waiver.all(in: $0, of: source, &map)
    } ?? []
  }

  @Test("have rules with commas between them, and a reason behind two hyphens")
  func parts() {
    let found = waivers("a: b # appearance:ignore tint-contrast, title-contrast -- a -- logo\n")
    #expect(found.map(\.rules) == [["tint-contrast", "title-contrast"]])
    #expect(found.map(\.reason) == ["a -- logo"] && found.map(\.lines) == [1...1])
    #expect(waivers("a: b # appearance:ignore x\n").map(\.reason) == [""])
  }

  @Test("alone on a line count for the next one with something on it")
  func lines() {
    let found = waivers(
      "# appearance:ignore x -- a\n\n# other\n# appearance:ignore y -- b\na: b\nc: d\n")
    #expect(found.map(\.rules) == [["x"], ["y"]] && found.map(\.line) == [5, 5])
  }

  @Test("in front of an appearance or a bar count for all of it")
  func blocks() {
    let found = waivers(
      """
      appearances:
        # appearance:ignore x -- all of it
        light:
          toolbar:
            tintColor: red
        dark: {}

      """)
    #expect(found.map(\.lines) == [3...5])
  }
}
