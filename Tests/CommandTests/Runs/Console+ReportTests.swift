import TestSupport
import FindingReports
import Testing
import ThemeFiles
import ThemeCompiler
import ThemeSyntax

@testable import appearance

@Suite struct ConsoleReportTests {
  @Test("what is wrong with a file goes to standard error, with its place and without a count")
  func shown() throws {
    let finding = Diagnostic(
      "json-syntax", .error, "a value is missing", at: SourceRange(file: 0, lower: 2, upper: 3))
    let report = DiagnosticReport(
      diagnostics: [finding], sources: [SourceFile(path: "known.json", text: "{ }\n")], themes: 1)
    let call = try Transcript.record { console throws(CommandFailure) in
      try console.show(report)
      return .done
    }
    #expect(call.output == "")
    #expect(
      call.errors.hasPrefix("known.json:1:3: error: a value is missing [json-syntax]\n1 | { }\n"))
    #expect(!call.errors.contains("1 error"))
    #expect(!call.errors.contains("\u{1B}"))
  }
}
