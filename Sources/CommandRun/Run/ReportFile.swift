package import AppearanceCompiler
internal import RunSystem

/// A file that findings are written to.
package struct ReportFile: Sendable {
  /// How they are written.
  package let format: DiagnosticFormat
  /// Where to.
  package let path: String

  /// A file with findings in a format.
  package init(_ format: DiagnosticFormat, path: String) {
    self.format = format
    self.path = FilePath.tidy(path)
  }

  /// The files that hold a report.
  static func outputs(_ files: [ReportFile], of report: DiagnosticReport) -> [OutputFile] {
    files.map { OutputFile($0.path, Array($0.format.render(report).utf8)).with(.report) }
  }
}
