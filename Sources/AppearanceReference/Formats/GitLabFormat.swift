package import FindingReports
import OutputText
import ThemeSyntax

extension DiagnosticFormat {
  /// A Code Quality report, which GitLab shows in merge requests.
  package static let gitLab = DiagnosticFormat(
    "gitlab", about: "a Code Quality report, for GitLab", namesFindings: true
  ) { report in
    let fingerprints = Fingerprints(report).findings
    var writer = JSONWriter()
    writer.array { writer in
      for (finding, fingerprint) in zip(report.diagnostics, fingerprints) {
        let region = report.region(of: finding.range)
        writer.object { writer in
          writer.entry("description", finding.message)
          writer.entry("check_name", finding.id)
          writer.entry("fingerprint", fingerprint)
          writer.entry("severity", finding.severity.inCodeQuality)
          writer.key("location")
          writer.object { writer in
            // Every finding needs a place here; '.' is all files.
            writer.entry("path", report.file(of: finding).map { report.path(of: $0) } ?? ".")
            writer.key("lines")
            writer.inlineObject { writer in
              writer.entry("begin", region?.start.line ?? 1)
              writer.entry("end", region?.lastLine ?? 1)
            }
          }
        }
      }
    }
    return writer.finishText()
  }
}

extension Diagnostic.Severity {
  fileprivate var inCodeQuality: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
