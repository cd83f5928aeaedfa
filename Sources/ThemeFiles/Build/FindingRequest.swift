package import FindingReports

package struct FindingRequest: Sendable {
  package var format: DiagnosticFormat
  package var reports: [ReportFile]

  package init(format: DiagnosticFormat = .text, reports: [ReportFile] = []) {
    self.format = format
    self.reports = reports
  }

  /// Whether a format names findings by the keys that lead to their places.
  package var namesFindings: Bool {
    format.namesFindings || reports.contains(where: \.format.namesFindings)
  }
}

package struct ReportFile: Sendable {
  package let format: DiagnosticFormat
  package let path: String

  package init(_ format: DiagnosticFormat, path: String) {
    self.format = format
    self.path = FilePath.tidy(path)
  }

  package func output(of report: DiagnosticReport) -> OutputFile {
    OutputFile(path, Array(format.render(report).utf8)).with(.report)
  }
}
