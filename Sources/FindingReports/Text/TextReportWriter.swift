import OutputText
package import ThemeSyntax

/// Writes findings one after the other in the text format.
package struct TextReportWriter {
  /// What has been written so far.
  private(set) var text = ""
  private let report: DiagnosticReport
  private let style: TextStyle
  private var places: DiagnosticPlaces

  /// A writer for the findings of one report.
  package init(_ report: DiagnosticReport) {
    self.report = report
    style = TextStyle(color: report.color)
    places = DiagnosticPlaces(report.sources)
  }

  /// Writes a finding, its notes and its suggestions.
  package mutating func write(_ finding: Diagnostic) {
    let message = "\(visibleText(finding.message)) [\(finding.id)]"
    let gutter = writeEntry(finding.severity, message, at: finding.range)
    for fixIt in finding.fixIts {
      let label = style.paint("suggestion:", .bold)
      text += "\(gutter)\(style.paint("=", .gutter)) \(label) \(visibleText(fixIt.message))\n"
    }
    for note in finding.notes {
      _ = writeEntry(.note, visibleText(note.message), at: note.range)
    }
  }

  /// Writes how many findings there were.
  mutating func writeSummary() {
    text += "\(summary(of: report))\n"
  }

  /// What has been written since the last call.
  package mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Where a finding starts; nil for one about a file as a whole.
  package mutating func place(of finding: Diagnostic) -> LinePosition? {
    places.place(of: finding.range)?.position
  }

  private mutating func writeEntry(
    _ severity: Diagnostic.Severity, _ message: String, at range: SourceRange?
  ) -> String {
    let place = places.place(of: range)
    let prefix = place?.prefix ?? places.prefixOfOnlyFile
    let label = style.paint("\(severity.rawValue):", .severity(severity))
    text += "\(style.paint(prefix, .bold))\(label) \(style.paint(message, .bold))\n"
    guard let place, let range else { return "  " }
    let frame = CodeFrame(source: report.sources[Int(range.file)], range: range, at: place.position)
    let number = "\(place.position.line)"
    let gutter = String(repeating: " ", count: number.utf8.count + 1)
    let bar = style.paint("|", .gutter)
    text += "\(style.paint(number, .gutter)) \(bar)\(frame.line.isEmpty ? "" : " ")\(frame.line)\n"
    let indent = String(repeating: " ", count: frame.indent)
    text += "\(gutter)\(bar) \(indent)\(style.paint(frame.underline, .severity(severity)))\n"
    return gutter
  }
}
