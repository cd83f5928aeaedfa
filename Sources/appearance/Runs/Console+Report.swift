internal import FindingReports
internal import ThemeFiles

extension Console {
  /// Shows what is wrong with a file that cannot be used.
  func show(_ report: DiagnosticReport) throws(CommandFailure) {
    var report = report
    report.color = isColored(errors)
    report.summary = false
    try writeError(DiagnosticFormat.text.render(report))
  }
}
