import Testing
import ThemeSyntax

@testable import AppearanceCompiler

@Suite struct SafeOutputTests {
  @Test("escape sequences and hidden characters in a line are written out")
  func sourceLine() {
    #expect(
      frame(report("a: \u{1B}[31m\u{202E}‹x›")) == """
        Brand.theme.yaml:1:12: error: unknown key [unknown-key]
        1 | a: \\u{1B}[31m\\u{202E}x
          |                      ^

        """)
  }

  @Test("bytes that are not UTF-8 are shown as replacement characters")
  func invalidBytes() {
    let source = SourceFile(path: "x", bytes: [0x61, 0xFF, 0xC3, 0x62])
    let finding = Diagnostic(
      "utf-8", .error, "not UTF-8", at: SourceRange(file: 0, lower: 2, upper: 3))
    #expect(
      frame(DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1)) == """
        x:1:3: error: not UTF-8 [utf-8]
        1 | a��b
          |   ^

        """)
  }

  @Test(
    "paths and messages stay on one line in every format",
    arguments: DiagnosticFormat.all.map(\.name)
  )
  func oneLine(name: String) throws {
    let format = try #require(DiagnosticFormat.named(name))
    var hostile = report("‹a›", "key 'a\nb\u{7}'", path: "x\n\u{1B}]0;y")
    hostile.summary = false
    let first = format.render(hostile).split(separator: "\n").first
    #expect(first == "x\\u{A}\\u{1B}]0;y:1:1: error: key 'a\\u{A}b\\u{7}' [unknown-key]")
  }
}
