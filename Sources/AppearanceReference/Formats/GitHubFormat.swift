package import FindingReports
import OutputText
import ThemeSyntax

extension DiagnosticFormat {
  /// Workflow commands of GitHub Actions, which become annotations of the changed lines.
  package static let gitHub = DiagnosticFormat(
    "github", about: "workflow commands, for GitHub Actions"
  ) { report in
    let report = report.forTools
    var text = ""
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      if severity == .note {
        // Before the notes, since of those only the first ones are shown either.
        text += noticeOfRest(report)
      }
      for finding in report.diagnostics where finding.severity == severity {
        text += command(finding, report)
      }
    }
    return text
  }

  /// How many annotations of a kind GitHub shows for one step.
  private static let shownOfAKind = 10

  private static func command(_ finding: Diagnostic, _ report: DiagnosticReport) -> String {
    let region = report.region(of: finding.range)
    // Columns are only taken along with a single line.
    let line = region.flatMap { $0.end.line == $0.start.line ? $0 : nil }
    let properties: [(String, String?)] = [
      ("file", report.file(of: finding).map { report.sources[$0].path }),
      ("line", region.map { "\($0.start.line)" }), ("col", line.map { "\($0.utf16Column)" }),
      ("endLine", region.map { "\($0.lastLine)" }),
      ("endColumn", line.map { "\($0.utf16EndColumn)" }), ("title", finding.id),
    ]
    let notes = finding.notes.map { "\(report.prefix(of: $0.range) ?? "")\($0.message)" }
    let lines = [finding.message] + finding.fixIts.map { "suggestion: \($0.message)" } + notes
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    return workflowCommand(kind, properties, lines)
  }

  /// Says how many findings are not shown as annotations; empty when all are.
  private static func noticeOfRest(_ report: DiagnosticReport) -> String {
    var rest: [String] = []
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let count = report.count(of: severity)
      // What says so is a notice too, and takes the place of one.
      let isCrowded = severity == .note && (!rest.isEmpty || count > shownOfAKind)
      let hidden = count - shownOfAKind + (isCrowded ? 1 : 0)
      if hidden > 0 {
        rest.append(counted(hidden, severity.rawValue))
      }
    }
    guard !rest.isEmpty else { return "" }
    return workflowCommand(
      "notice", [("title", "appearance")],
      [
        "\(rest.joined(separator: ", ")) more in the log of this step; "
          + "GitHub shows \(shownOfAKind) of a kind"
      ])
  }

  private static func workflowCommand(
    _ kind: String, _ properties: [(String, String?)], _ message: [String]
  ) -> String {
    let list = properties.compactMap { name, value in
      value.map { "\(name)=\(WorkflowText.property($0))" }
    }.joined(separator: ",")
    return "::\(kind) \(list)::\(WorkflowText.message(message))\n"
  }
}
