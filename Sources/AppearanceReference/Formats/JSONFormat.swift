package import FindingReports
import OutputText
import ThemeCompiler
import ThemeSyntax

extension DiagnosticFormat {
  /// One document with everything about every finding.
  package static let json = DiagnosticFormat(
    "json", about: "one document, for your own tools", namesFindings: true, tellsEach: true
  ) { report in
    let notMeasured = report.notMeasured.sorted { $0.key < $1.key }
    let document: JSONNode = [
      "version": 1, "generator": "appearance \(version)",
      "summary": [
        "errors": .number(report.count(of: .error)),
        "warnings": .number(report.count(of: .warning)),
        "notes": .number(report.count(of: .note)),
        "waived": .number(report.countOfSuppressed(inBaseline: false)),
        "inBaseline": .number(report.countOfSuppressed(inBaseline: true)),
        "notMeasured": .number(notMeasured.reduce(0) { $0 + $1.value }),
        "themes": .number(report.themes),
      ],
      "notMeasured": .array(
        notMeasured.map { .line(["background": .text($0), "count": .number($1)]) }),
      "diagnostics": findings(of: report),
    ]
    return document.document
  }

  /// Everything about every finding.
  package static func findings(of report: DiagnosticReport) -> JSONNode {
    .array(zip(report.diagnostics, Fingerprints(report).findings).map { json($0, $1, report) })
  }

  private static func json(
    _ finding: Diagnostic, _ fingerprint: String, _ report: DiagnosticReport
  ) -> JSONNode {
    let head: JSONEntries = [
      "rule": .text(finding.id), "severity": .text(finding.severity.rawValue),
      "message": .text(finding.message),
      "count": finding.isOverflowSummary ? .number(finding.count) : nil,
      "file": report.file(of: finding).map { .text(report.path(of: $0)) },
    ]
    let notes = finding.notes.map { note in
      line(["message": .text(note.message)], place(of: note.range, report))
    }
    let fixes = finding.fixIts.map { fixIt in
      line(
        ["message": .text(fixIt.message)], place(of: fixIt.range, report),
        ["replacement": .text(fixIt.replacement)])
    }
    let ownPlace = report.region(of: finding.range).map(place) ?? [:]
    return .object(
      JSONEntries(joining: [
        head, ownPlace,
        [
          "fingerprint": .text(fingerprint), "notes": .array(notes), "fixes": .array(fixes),
        ],
      ]))
  }

  private static func line(_ entries: JSONEntries...) -> JSONNode {
    .line(.object(JSONEntries(joining: entries)))
  }

  /// The file and the place of a range; nothing for one in no file of the report.
  private static func place(of range: SourceRange, _ report: DiagnosticReport) -> JSONEntries {
    guard let file = report.file(of: range), let region = report.region(of: range) else {
      return [:]
    }
    return (["file": .text(report.path(of: file))] as JSONEntries).adding(place(region))
  }

  private static func place(_ region: SourceMap.Region) -> JSONEntries {
    [
      "line": .number(region.start.line), "column": .number(region.start.column),
      "endLine": .number(region.end.line), "endColumn": .number(region.end.column),
      "offset": .number(region.bytes.lowerBound), "endOffset": .number(region.bytes.upperBound),
    ]
  }
}
