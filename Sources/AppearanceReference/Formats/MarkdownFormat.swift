package import FindingReports
import OutputText
import ThemeSyntax

extension DiagnosticFormat {
  /// A table for the summary of a job and for comments on pull requests.
  package static let markdown = DiagnosticFormat(
    "markdown", about: "a table, for job summaries and comments"
  ) { report in
    let report = report.forTools
    var text = "### Themes: \(summary(of: report))\n"
    guard !report.diagnostics.isEmpty else { return text }
    text += "\n| | Finding | Place | Rule |\n| --- | --- | --- | --- |\n"
    let findings = report.diagnostics.filter { !$0.isOverflowSummary }
    for finding in findings.prefix(rows) { text += row(finding, report) }
    let hidden = findings.count - rows
    if hidden > 0 { text += "| | and \(hidden) more | | |\n" }
    for rest in report.diagnostics where rest.isOverflowSummary { text += row(rest, report) }
    return text
  }

  /// The most findings of a table: a comment of GitHub holds 65,536 characters.
  private static let rows = 100

  private static func row(_ finding: Diagnostic, _ report: DiagnosticReport) -> String {
    let sign =
      switch finding.severity {
      case .error: "❌ error"
      case .warning: "⚠️ warning"
      case .note: "ℹ️ note"
      }
    var what = MarkdownText.cell(finding.message)
    for fixIt in finding.fixIts {
      what += "<br>suggestion: \(MarkdownText.cell(fixIt.message))"
    }
    let place = (report.prefix(of: finding.range)?.dropLast(2)).map {
      MarkdownText.code(String($0))
    }
    return "| \(sign) | \(what) | \(place ?? "") | \(MarkdownText.code(finding.id)) |\n"
  }
}
