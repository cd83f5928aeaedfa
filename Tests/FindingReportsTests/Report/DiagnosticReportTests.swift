import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import FindingReports
@testable import ThemeCompiler

@Suite struct DiagnosticReportTests {
  @Test("findings of a file read on its own point into that file")
  func merging() {
    var merged = report("‹a›: 1")
    let config = SourceFile(path: "appearance.yaml", text: "outputs: x\n")
    let number = FileNumbers.configuration(0)
    let range = SourceRange(file: number, lower: 9, upper: 10)
    let whole = SourceRange(file: number, lower: 0, upper: 0)
    merged.add(config, as: number, nil)
    merged.diagnostics += [
      Diagnostic("unknown-output", .error, "no output is named 'x'", at: range),
      Diagnostic("empty", .error, "file is empty", at: nil).about(whole),
    ]
    #expect(
      DiagnosticFormat.xcode.render(merged) == """
        Brand.theme.yaml:1:1: error: unknown key [unknown-key]
        appearance.yaml:1:10: error: no output is named 'x' [unknown-output]
        appearance.yaml:1:1: error: file is empty [empty]

        """)
  }

  @Test(
    "formats for tools show an absolute path from the current folder",
    arguments: ["github", "json", "sarif", "junit", "gitlab"])
  func absolutePath(name: String) throws {
    let format = try #require(DiagnosticFormat.named(name))
    var absolute = report("‹a›", path: "/Users/me/app/Themes/x.yaml")
    absolute.diagnostics[0].notes = [
      .init("it is here", at: SourceRange(file: 0, lower: 0, upper: 1))
    ]
    absolute.folder = "/Users/me/app"
    let text = format.render(absolute)
    #expect(text.contains("Themes/x.yaml"))
    #expect(!text.contains("/Users") && !text.contains("app/"))
    absolute.folder = "/Users/me/other"
    #expect(format.render(absolute).contains("../app/Themes/x.yaml"))
  }

  @Test("the count at the end says how much a baseline lets pass")
  func baseline() {
    var known = report("‹a›: 1")
    known.suppressed = [
      SuppressedFinding(known.diagnostics[0], .baseline),
      SuppressedFinding(known.diagnostics[0], .waiver("known")),
    ]
    #expect(
      DiagnosticFormat.text.render(known).hasSuffix(
        "\n1 error in 1 theme; 1 finding in the baseline\n"))
  }
}
