import Testing
import ThemeSyntax

@testable import AppearanceCompiler

@Suite struct DiagnosticReportTests {
  @Test("findings of a file read on its own point into that file")
  func merging() {
    var merged = report("‹a›: 1")
    let config = SourceFile(path: "appearance.yaml", text: "outputs: x\n")
    let range = SourceRange(file: 0, lower: 9, upper: 10)
    merged.add(
      [Diagnostic("unknown-output", .error, "no output is named 'x'", at: range)], in: config)
    merged.add([Diagnostic("empty", .error, "file is empty", at: nil)], in: config)
    #expect(
      DiagnosticFormat.xcode.render(merged) == """
        Brand.theme.yaml:1:1: error: unknown key [unknown-key]
        appearance.yaml:1:10: error: no output is named 'x' [unknown-output]
        appearance.yaml:1:1: error: file is empty [empty]

        """)
  }
}
