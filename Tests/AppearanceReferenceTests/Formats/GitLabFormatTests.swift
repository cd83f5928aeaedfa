import TestSupport
import Testing
import ThemeSyntax

@testable import AppearanceReference
@testable import FindingReports
@testable import OutputText
@testable import ThemeCompiler

@Suite struct GitLabFormatTests {
  @Test("a finding has what GitLab reads")
  func finding() {
    let report = report("a: 1\n‹b:\n  c: 2\n›d: 3", severity: .warning)
    #expect(
      DiagnosticFormat.gitLab.render(report) == """
        [
          {
            "description": "unknown key",
            "check_name": "unknown-key",
            "fingerprint": "\(Fingerprints(report).findings[0])",
            "severity": "minor",
            "location": {
              "path": "Brand.theme.yaml",
              "lines": { "begin": 2, "end": 3 }
            }
          }
        ]

        """)
  }

  @Test("a clean run is an empty list")
  func clean() {
    let report = DiagnosticReport(diagnostics: [], sources: [], themes: 1)
    #expect(DiagnosticFormat.gitLab.render(report) == "[]\n")
  }

  @Test(
    "every report validates against the schema", .enabled(if: SharedSchemas.exist),
    arguments: SampleReports.names)
  func schema(name: String) throws {
    let validator = try SharedSchemas.validator("gitlab-code-quality.schema.json")
    var report = try SampleReports.report(name)
    report.diagnostics.append(Diagnostic("too-large", .note, "file is too large", at: nil))
    #expect(validator.problems(try DiagnosticFormat.gitLab.json(report)) == [])
  }

  @Test("no two findings of a report have one fingerprint", arguments: SampleReports.names)
  func fingerprints(name: String) throws {
    let report = try SampleReports.report(name)
    let findings = try DiagnosticFormat.gitLab.json(report).items
    #expect(findings.count == report.diagnostics.count)
    #expect(Set(findings.compactMap { $0["fingerprint"]?.text }).count == findings.count)
  }
}
