import OutputText
internal import ThemeSyntax

extension DiagnosticFormat {
  /// One line for each finding, note and suggestion, as Xcode and clang's readers parse it.
  package static let xcode = DiagnosticFormat(
    "xcode", about: "one line each, for Xcode and editors"
  ) { report in
    var places = DiagnosticPlaces(report.sources)
    var text = ""
    for finding in report.diagnostics {
      let place = places.place(of: finding.range)
      let start = place?.prefix ?? places.prefixOfOnlyFile
      text += "\(start)\(finding.severity.rawValue): \(visibleText(finding.message))"
      text += " [\(finding.id)]\n"
      for note in finding.notes {
        text += "\(places.place(of: note.range)?.prefix ?? "")note: \(visibleText(note.message))\n"
      }
      for fixIt in finding.fixIts {
        let prefix = places.place(of: fixIt.range)?.prefix ?? start
        text += "\(prefix)note: suggestion: \(visibleText(fixIt.message))\n"
      }
    }
    return text
  }
}
