import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import AppearanceCompiler
@testable import ColorScience
@testable import FindingReports
@testable import ThemeCompiler

@Suite("Texts longer than anybody reads")
struct LongTextTests {
  private static let long = String(repeating: "x", count: 100_000)

  @Test(
    "no message repeats a long text",
    arguments: [
      "palette: { a: 'L' }", "palette: { a: 'rgb(L)' }", "palette: { a: 'L(' }",
      "palette: { a: '{L}' }", "palette: { a: white, b: '{a.L}' }", "palette: { a: '.L' }",
      "palette: { a: '#L' }", "palette: { a: 'white L' }", "'L': 1", "palette: { 'L': 1 }",
      "appearances: { a: { 'L': 1 } }", "appearances: { 'L': [] }", "appearances: { 'L': }",
      "appearances: { a: { extends: L } }", "appearances: { a: { inverse: L } }",
      "appearances: { a: { statusBarStyle: L } }", "appearances: { a: { toolbar: L } }",
      "appearances: { a: { toolbar: { isHidden: L } } }", "name: 'L L'", "prefix: 'L L'",
      "appearances: { a: { navigationBar: { titleFont: { size: L } } } }", "extends: L",
      "screens: { 'L': { appearance: a } }", "screens: { A: { appearance: L } }",
      "dynamic: { a: { light: L, dark: L } }", "schema: L", "palette: { a: *L }",
      "palette: { a: !L b }", "palette: { a: \"\\L\" }", "palette: { a: @L }", "a: L: b", "L",
      "- L",
      "# appearance:ignore L -- reason\npalette: { a: white }",
      "# appearance:ignore tint-contrast -- L\npalette: { a: white }",
      "# appearance:ignore unused-palette-color -- L\npalette: { a: white }\nroles: { b: red }",
    ])
  func messages(_ pattern: String) {
    for path in ["a.theme.yaml", "a.theme.json"] {
      let text = pattern.replacing("L", with: Self.long)
      let result = lint([ThemeInput(SourceFile(path: path, text: text))]) { _ in
        .failure(LoadFailure("no such file"))
      }
      for finding in result.diagnostics + result.waived.map(\.finding) {
        let texts =
          [finding.message] + finding.notes.map(\.message) + finding.fixIts.map(\.message)
          + finding.fixIts.map(\.replacement)
        #expect(texts.allSatisfy { $0.utf8.count <= 4_096 }, "\(finding.id)")
      }
      var report = DiagnosticReport(
        diagnostics: result.diagnostics, sources: result.sources, themes: 1)
      report.suppressed = result.waived
      for format in DiagnosticFormat.all {
        #expect(format.render(report).utf8.count < 60_000, "\(format.name) \(pattern)")
      }
    }
  }

  @Test("a configuration's long text is not repeated either")
  func configuration() {
    for pattern in [
      "output: [L]", "L: 1", "lint: { L: off }", "sdk: L", "access: L", "backdrop: L",
    ] {
      let text = pattern.replacing("L", with: Self.long)
      let (_, findings) = Configuration.read(SourceFile(path: "appearance.yaml", text: text))
      #expect(findings.allSatisfy { $0.message.utf8.count <= 4_096 })
    }
  }

  @Test("of a cycle of references no more links are shown than anybody follows")
  func cycle() throws {
    func notes(of count: Int) throws -> [String] {
      let entries = (0..<count).map { "  n\($0): '{n\(($0 + 1) % count)}'\n" }.joined()
      let theme = SourceFile(path: "a.theme.yaml", text: "palette:\n" + entries)
      let result = lint([ThemeInput(theme)]) { _ in .failure(LoadFailure("no such file")) }
      return try #require(result.diagnostics.first { $0.id == "cyclic-reference" }).notes
        .map(\.message)
    }
    #expect(try notes(of: 3).count == 2)
    #expect(try notes(of: 100).count == 99)
    let many = try notes(of: 250)
    #expect(many.count == 100)
    #expect(many.last == "the other 150 links begin here")
  }
}
