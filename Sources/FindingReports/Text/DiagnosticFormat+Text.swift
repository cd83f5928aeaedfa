internal import ThemeSyntax

extension DiagnosticFormat {
  /// What swiftc shows: a headline, the line itself, the place underlined, and a count at the end.
  package static let text = DiagnosticFormat("text", about: "for people, with the line shown") {
    report in
    var writer = TextReportWriter(report)
    for finding in report.diagnostics {
      writer.write(finding)
    }
    if report.summary {
      writer.writeSummary()
    }
    return writer.text
  }
}
