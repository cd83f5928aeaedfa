import OutputText
import ThemeSyntax

extension DiagnosticFormat {
  /// One line for each finding, note and suggestion, as Xcode and clang's readers parse it.
  package static let xcode = DiagnosticFormat(
    "xcode", about: "one line each, for Xcode and editors"
  ) { report in
    var text = ""
    for finding in report.diagnostics {
      let start = report.prefix(of: finding.range) ?? report.prefixOfOnlyFile
      text += "\(start)\(finding.severity.rawValue): \(visibleText(finding.message))"
      text += " [\(finding.id)]\n"
      for note in finding.notes {
        text += "\(report.prefix(of: note.range) ?? "")note: \(visibleText(note.message))\n"
      }
      for fixIt in finding.fixIts {
        let prefix = report.prefix(of: fixIt.range) ?? start
        text += "\(prefix)note: suggestion: \(visibleText(fixIt.message))\n"
      }
    }
    return text
  }
}
