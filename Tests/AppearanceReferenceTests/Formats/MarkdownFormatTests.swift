import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import AppearanceReference

@Suite struct MarkdownFormatTests {
  @Test("a finding is a row with its place, its rule and what to write")
  func finding() {
    let report = report(
      "name: Brand\n  statusBarStyle: ‹darkContnt›\n", "'darkContnt' is no status-bar style",
      fixIt: "darkContent")
    #expect(
      DiagnosticFormat.markdown.render(report) == """
        ### Themes: 1 error in 1 theme

        | | Finding | Place | Rule |
        | --- | --- | --- | --- |
        | ❌ error | 'darkContnt' is no status-bar style<br>suggestion: write 'darkContent' \
        | `Brand.theme.yaml:2:19` | `unknown-key` |

        """)
  }

  @Test("a clean run is a heading")
  func clean() {
    let report = DiagnosticReport(diagnostics: [], sources: [], themes: 1)
    #expect(
      DiagnosticFormat.markdown.render(report) == "### Themes: no errors, no warnings in 1 theme\n")
  }

  @Test(
    "no finding of any fixture ends its row, its cell or its table", arguments: SampleReports.names)
  func rows(name: String) throws {
    let report = try SampleReports.report(name)
    let lines = DiagnosticFormat.markdown.render(report).split(separator: "\n")
    for line in lines.dropFirst() {
      #expect(line.hasPrefix("|") && line.hasSuffix("|"), "\(line)")
      #expect(line.replacing("\\|", with: "").filter { $0 == "|" }.count == 5, "\(line)")
    }
  }
}
