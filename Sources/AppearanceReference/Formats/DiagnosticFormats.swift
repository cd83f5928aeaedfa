package import FindingReports

extension DiagnosticFormat {
  /// Every format, the default first.
  package static let all: [DiagnosticFormat] = [
    .text,
    .xcode,
    .gitHub,
    .json,
    .sarif,
    .jUnit,
    .gitLab,
    .markdown,
  ]

  package static func named(_ name: String) -> DiagnosticFormat? {
    all.first { $0.name == name }
  }
}
