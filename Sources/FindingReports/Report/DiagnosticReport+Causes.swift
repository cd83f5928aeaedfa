import ThemeCompiler
import ThemeSyntax

extension DiagnosticReport {
  /// Tells findings of one cause as one.
  package mutating func tellCausesOnce() {
    let told = Diagnostic.tellingCausesOnce(diagnostics)
    for (index, finding) in told {
      guard let theme = borrowed[diagnostics[index].withoutFixIts] else { continue }
      borrowed[finding.withoutFixIts] = theme
    }
    diagnostics = told.map(\.finding)
  }
}
