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
    var properties: [(String, String)] = []
    if let file = report.file(of: finding) {
      properties.append(("file", report.sources[file].path))
    }
    if let region = report.region(of: finding.range) {
      // Columns are only taken along with a single line.
      let isLine = region.end.line == region.start.line
      properties.append(("line", "\(region.start.line)"))
      if isLine { properties.append(("col", "\(region.utf16Column)")) }
      properties.append(("endLine", "\(region.lastLine)"))
      if isLine { properties.append(("endColumn", "\(region.utf16EndColumn)")) }
    }
    properties.append(("title", finding.id))
    var lines = [finding.message]
    lines += finding.fixIts.map { "suggestion: \($0.message)" }
    lines += finding.notes.map { note in
      "\(report.prefix(of: note.range) ?? "")\(note.message)"
    }
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
    _ kind: String, _ properties: [(String, String)], _ message: [String]
  ) -> String {
    let list = properties.map { "\($0)=\(WorkflowText.property($1))" }.joined(separator: ",")
    return "::\(kind) \(list)::\(WorkflowText.message(message))\n"
  }
}
