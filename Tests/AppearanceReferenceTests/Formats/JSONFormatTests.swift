import TestSupport
import Testing
import ThemeSyntax

@testable import FindingReports
@testable import AppearanceCompiler
@testable import AppearanceReference

@Suite struct JSONFormatTests {
  @Test("a finding has its rule, message, place, notes, fixes and fingerprint")
  func document() {
    var report = report(
      "name: Brand\n  statusBarStyle: ‹darkContnt›\n", "'darkContnt' is no style",
      fixIt: "darkContent")
    report.diagnostics[0].notes = [
      .init("the theme is named here", at: SourceRange(file: 0, lower: 0, upper: 4))
    ]
    let fingerprint = Fingerprints(report).findings[0]
    #expect(
      DiagnosticFormat.json.render(report) == """
        {
          "version": 1,
          "generator": "appearance \(AppearanceCompiler.version)",
          "summary": {
            "errors": 1,
            "warnings": 0,
            "notes": 0,
            "waived": 0,
            "inBaseline": 0,
            "notMeasured": 0,
            "themes": 1
          },
          "notMeasured": [],
          "diagnostics": [
            {
              "rule": "unknown-key",
              "severity": "error",
              "message": "'darkContnt' is no style",
              "file": "Brand.theme.yaml",
              "line": 2,
              "column": 19,
              "endLine": 2,
              "endColumn": 29,
              "offset": 30,
              "endOffset": 40,
              "fingerprint": "\(fingerprint)",
              "notes": [
                { "message": "the theme is named here", "file": "Brand.theme.yaml", "line": 1, \
        "column": 1, "endLine": 1, "endColumn": 5, "offset": 0, "endOffset": 4 }
              ],
              "fixes": [
                { "message": "write 'darkContent'", "file": "Brand.theme.yaml", "line": 2, \
        "column": 19, "endLine": 2, "endColumn": 29, "offset": 30, "endOffset": 40, \
        "replacement": "darkContent" }
              ]
            }
          ]
        }

        """)
  }

  @Test("a clean run is a whole document")
  func clean() throws {
    let document = try DiagnosticFormat.json.json(
      DiagnosticReport(diagnostics: [], sources: [], themes: 3))
    #expect(document["diagnostics"] == .array([]))
    #expect(document["summary"]?["themes"] == .number(3))
  }

  @Test("offsets and places name the bytes of the finding", arguments: SampleReports.names)
  func places(name: String) throws {
    let report = try SampleReports.report(name)
    guard case .array(let findings)? = try DiagnosticFormat.json.json(report)["diagnostics"] else {
      Issue.record("no diagnostics")
      return
    }
    #expect(findings.count == report.diagnostics.count)
    for (finding, expected) in zip(findings, report.diagnostics) {
      #expect(finding["rule"] == .string(expected.id))
      #expect(finding["message"] == .string(expected.message))
      #expect(finding["offset"] == expected.range.map { .number(Double($0.lower)) })
      #expect(finding["endOffset"] == expected.range.map { .number(Double($0.upper)) })
    }
  }
}
