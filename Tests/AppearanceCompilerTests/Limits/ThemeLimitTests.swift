import Testing
import ThemeSyntax

@testable import AppearanceCompiler

@Suite("Themes that declare more than any app has")
struct ThemeLimitTests {
  @Test("appearances past the limit are one error at the first of them")
  func appearances() throws {
    let text =
      "appearances:\n" + (0...ThemeLimits.appearances).map { "  a\($0): {}\n" }.joined()
    var texts = TextTable(vocabulary: Word.vocabulary)
    let source = SourceFile(path: "a.theme.yaml", text: text)
    let tree = try #require(readTheme(source, file: 0, texts: &texts).tree)
    let parsed = parseTheme(tree, texts: texts)
    #expect(parsed.diagnostics.map(\.id) == ["too-many-names"])
    #expect(parsed.document.appearances.isEmpty)
    #expect(LineMap(source).line(of: Int(parsed.diagnostics[0].range?.lower ?? 0)) == 100_002)
  }

  @Test("a palette whose groups make its names longer than a file is one error")
  func paths() {
    let name = String(repeating: "n", count: 1_000)
    let open = (0..<40).map { _ in "\(name): {" }.joined()
    let close = String(repeating: "}", count: 40)
    let text =
      "palette:\n" + (0..<60).map { "  a\($0): {\(open) z: white \(close)}\n" }.joined()
    let result = lint([ThemeInput(SourceFile(path: "a.theme.yaml", text: text))]) { _ in
      .failure(LoadFailure("no such file"))
    }
    #expect(result.diagnostics.map(\.id) == ["too-many-names"])
  }
}
