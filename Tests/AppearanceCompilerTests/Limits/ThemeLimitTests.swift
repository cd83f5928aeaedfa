import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import OutputText
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("Themes that declare more than any app has")
struct ThemeLimitTests {
  @Test("appearances past the limit are one error at the first of them")
  func appearances() throws {
    let text =
      "appearances:\n" + (0...ThemeLimits.appearances).map { "  a\($0): {}\n" }.joined()
    var texts = TextTable(vocabulary: Word.vocabulary)
    let source = SourceFile(path: "a.theme.yaml", text: text)
    let tree = try #require(readTheme(source, file: 0, texts: &texts).tree)
    let parsed = parseTheme(source, tree, texts: texts)
    #expect(parsed.diagnostics.all.map(\.id) == ["too-many-names"])
    #expect(parsed.document.appearances.isEmpty)
    #expect(
      SourceMap(source).line(of: Int(parsed.diagnostics.kept[0].range?.lower ?? 0)) == ThemeLimits
        .appearances + 2)
  }

  @Test("inverses count as appearances, and past the limit are one error")
  func inverses() {
    let text =
      "inverse: mirror\nappearances:\n"
      + (0...ThemeLimits.appearances / 2).map { "  a\($0): {}\n" }.joined()
      + "dynamic: { lost: { light: a0, dark: a\(ThemeLimits.appearances / 2) } }\n"
    let source = SourceFile(path: "a.theme.yaml", text: text)
    let findings = lint([ThemeInput(source)]) { _ in .failure(LoadFailure("no such file")) }
      .diagnostics.filter { $0.severity == .error }
    #expect(findings.map(\.id) == ["too-many-names"])
    let lines = findings.map { SourceMap(source).line(of: Int($0.range?.lower ?? 0)) }
    #expect(lines == [ThemeLimits.appearances / 2 + 3])
  }

  @Test("ten thousand gradients are measured")
  func gradients() {
    let text =
      "appearances:\n"
      + (0..<10_000).map {
        "  a\($0): { toolbar: { backgroundGradient: [red, '#FF0000'] } }\n"
      }.joined()
    let source = SourceFile(path: "a.theme.yaml", text: text)
    let findings = lint([ThemeInput(source)]) { _ in .failure(LoadFailure("no such file")) }
      .diagnostics
    #expect(findings.isEmpty)
  }

  @Test(
    "lists and paths longer than anybody means are one error at once",
    arguments: [
      "extends: [" + (0..<1_000).map { "a\($0).yaml" }.joined(separator: ", ") + "]",
      "tokens: { light: [" + (0..<1_000).map { "a\($0).json" }.joined(separator: ", ") + "] }",
      "extends: " + String(repeating: "a/", count: 100_000),
    ])
  func extends(_ text: String) {
    let result = lint([ThemeInput(SourceFile(path: "a.theme.yaml", text: text))]) { _ in
      Issue.record("no file of these is looked for")
      return .failure(LoadFailure("no such file"))
    }
    #expect(result.diagnostics.count == 1)
  }

  @Test("a configuration of very many backdrops is refused at the first that is too many")
  func backdrops() throws {
    let text = "backdrop: [" + (0..<1_000).map { _ in "white" }.joined(separator: ", ") + "]"
    let (configuration, findings) = Configuration.read(
      SourceFile(path: "appearance.yaml", text: text))
    #expect(findings.map(\.id) == ["out-of-range"])
    #expect(configuration.backdrops.isEmpty)
  }

  @Test("a description of a million lines takes no list of empty ones")
  func emptyLines() throws {
    let text =
      "appearances: { a: { description: \"\\n a \\n\\n b\\r\\n"
      + String(repeating: "\\n", count: 10_000)
      + "\", toolbar: { tintColor: red } } }"
    let result = compile([ThemeInput(SourceFile(path: "a.theme.yaml", text: text))]) { _ in
      .failure(LoadFailure("no such file"))
    }
    let swift = String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
    #expect(swift.contains("///  a\n    ///\n    ///  b\n    nonisolated static"))
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
