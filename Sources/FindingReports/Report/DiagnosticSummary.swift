import OutputText
internal import ThemeSyntax

/// One line that counts the findings: "2 errors, 1 warning in 1 theme".
package func summary(of report: DiagnosticReport) -> String {
  var parts: [String] = []
  for severity in [Diagnostic.Severity.error, .warning, .note] {
    let count = report.count(of: severity)
    if count > 0 {
      parts.append(counted(count, severity.rawValue))
    }
  }
  let findings = parts.isEmpty ? "no errors, no warnings" : parts.joined(separator: ", ")
  let known = report.countOfSuppressed(inBaseline: true)
  return "\(findings) in \(counted(report.themes, "theme"))"
    + (known == 0 ? "" : "; \(counted(known, "finding")) in the baseline")
}
