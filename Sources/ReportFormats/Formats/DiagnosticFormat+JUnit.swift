package import FindingReports

extension DiagnosticFormat {
  /// Test results: a suite for each file, a case for each finding.
  package static let jUnit = DiagnosticFormat("junit", about: "test results in JUnit's XML") {
    report in
    var writer = JUnitWriter(report)
    return writer.document()
  }
}
