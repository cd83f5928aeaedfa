import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports

@Suite struct XcodeFormatTests {
  @Test("finding, note and suggestion take one line each")
  func lines() {
    let range = SourceRange(file: 0, lower: 5, upper: 6)
    let finding = Diagnostic(
      "duplicate-key", .error, "mapping declares 'a' twice", at: range,
      notes: [.init("first declared here", at: SourceRange(file: 0, lower: 0, upper: 1))],
      fixIts: [.init("remove it", replace: range, with: "")])
    let source = SourceFile(path: "one", text: "a: 1\na: 2")
    let report = DiagnosticReport(diagnostics: [finding], sources: [source], themes: 1)
    #expect(
      DiagnosticFormat.xcode.render(report) == """
        one:2:1: error: mapping declares 'a' twice [duplicate-key]
        one:1:1: note: first declared here
        one:2:1: note: suggestion: remove it

        """)
  }

  @Test("a clean run writes nothing")
  func clean() {
    let report = DiagnosticReport(diagnostics: [], sources: [], themes: 3)
    #expect(DiagnosticFormat.xcode.render(report) == "")
  }
}
