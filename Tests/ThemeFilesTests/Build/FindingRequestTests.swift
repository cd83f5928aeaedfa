import FindingReports
import TestSupport
import OutputText
import Testing
import ThemeCompiler
import ThemeSyntax

@testable import AppearanceReference
@testable import ThemeFiles

@Suite struct FindingRequestTests {
  @Test("findings are named by their keys where a format asks for that, a report's too")
  func names() {
    #expect(!FindingRequest().namesFindings)
    #expect(FindingRequest(format: .sarif).namesFindings == DiagnosticFormat.sarif.namesFindings)
    let report = FindingRequest(format: .text, reports: [ReportFile(.gitLab, path: "a")])
    #expect(report.namesFindings && DiagnosticFormat.gitLab.namesFindings)
  }

  @Test("a report goes to its tidy path, in its own format, as a report")
  func reports() {
    let finding = Diagnostic(
      "fake", .error, "something is odd", at: SourceRange(file: 0, lower: 0, upper: 1))
    let report = DiagnosticReport(
      diagnostics: [finding], sources: [SourceFile(path: "a.yaml", text: "a\n")], themes: 1)
    let file = ReportFile(.xcode, path: "./out//a.txt").output(of: report)
    #expect(file.path == "out/a.txt" && file.role == .report)
    #expect(
      String(decoding: file.content.bytes, as: UTF8.self)
        == "a.yaml:1:1: error: something is odd [fake]\n")
  }
}
