package import FindingReports
import OutputText
import ThemeSyntax

extension DiagnosticFormat {
  /// A Code Quality report, which GitLab shows in merge requests.
  package static let gitLab = DiagnosticFormat(
    "gitlab", about: "a Code Quality report, for GitLab", namesFindings: true
  ) { report in
    let findings = zip(report.diagnostics, Fingerprints(report).findings).map {
      (finding, fingerprint) -> JSONNode in
      let region = report.region(of: finding.range)
      return [
        "description": .text(finding.message), "check_name": .text(finding.id),
        "fingerprint": .text(fingerprint), "severity": .text(finding.severity.inCodeQuality),
        "location": [
          // Every finding needs a place here; '.' is all files.
          "path": .text(report.file(of: finding).map { report.path(of: $0) } ?? "."),
          "lines": .line([
            "begin": .number(region?.start.line ?? 1), "end": .number(region?.lastLine ?? 1),
          ]),
        ],
      ]
    }
    return JSONNode.array(findings).document
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
