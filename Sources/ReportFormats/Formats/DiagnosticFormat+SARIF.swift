package import FindingReports

extension DiagnosticFormat {
  /// A log of SARIF 2.1.0, which GitHub's code scanning and many viewers read.
  package static let sarif = DiagnosticFormat(
    "sarif", about: "SARIF 2.1.0, for code scanning and viewers"
  ) { report in
    var log = SARIFLog(report)
    return log.text()
  }
}
