package import FindingReports
import OutputText
import ThemeModel
import ThemeSyntax

extension DiagnosticFormat {
  /// One document with everything about every finding.
  package static let json = DiagnosticFormat(
    "json", about: "one document, for your own tools", namesFindings: true, tellsEach: true
  ) { report in
    let fingerprints = Fingerprints(report).findings
    var writer = JSONWriter()
    writer.object { writer in
      writer.entry("version", 1)
      writer.entry("generator", "appearance \(version)")
      writer.key("summary")
      writer.object { writer in
        writer.entry("errors", report.count(of: .error))
        writer.entry("warnings", report.count(of: .warning))
        writer.entry("notes", report.count(of: .note))
        writer.entry("waived", report.countOfSuppressed(inBaseline: false))
        writer.entry("inBaseline", report.countOfSuppressed(inBaseline: true))
        writer.entry("notMeasured", report.notMeasured.values.reduce(0, +))
        writer.entry("themes", report.themes)
      }
      writer.key("notMeasured")
      writer.array { writer in
        for (reason, count) in report.notMeasured.sorted(by: { $0.key < $1.key }) {
          writer.inlineObject { writer in
            writer.entry("background", reason)
            writer.entry("count", count)
          }
        }
      }
      writer.key("diagnostics")
      writer.array { writer in
        for (finding, fingerprint) in zip(report.diagnostics, fingerprints) {
          writer.write(finding, fingerprint, report)
        }
      }
    }
    return writer.finishText()
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ finding: Diagnostic, _ fingerprint: String, _ report: DiagnosticReport
  ) {
    object { writer in
      writer.entry("rule", finding.id)
      writer.entry("severity", finding.severity.rawValue)
      writer.entry("message", finding.message)
      if finding.isOverflowSummary { writer.entry("count", finding.count) }
      if let file = report.file(of: finding) {
        writer.entry("file", report.path(of: file))
      }
      writer.writePlace(report.region(of: finding.range))
      writer.entry("fingerprint", fingerprint)
      writer.key("notes")
      writer.array { writer in
        for note in finding.notes {
          writer.inlineObject { writer in
            writer.entry("message", note.message)
            writer.writeFileAndPlace(note.range, report)
          }
        }
      }
      writer.key("fixes")
      writer.array { writer in
        for fixIt in finding.fixIts {
          writer.inlineObject { writer in
            writer.entry("message", fixIt.message)
            writer.writeFileAndPlace(fixIt.range, report)
            writer.entry("replacement", fixIt.replacement)
          }
        }
      }
    }
  }

  private mutating func writeFileAndPlace(_ range: SourceRange, _ report: DiagnosticReport) {
    guard let file = report.file(of: range), let region = report.region(of: range) else { return }
    entry("file", report.path(of: file))
    writePlace(region)
  }

  private mutating func writePlace(_ region: SourceMap.Region?) {
    guard let region else { return }
    entry("line", region.start.line)
    entry("column", region.start.column)
    entry("endLine", region.end.line)
    entry("endColumn", region.end.column)
    entry("offset", region.bytes.lowerBound)
    entry("endOffset", region.bytes.upperBound)
  }
}
