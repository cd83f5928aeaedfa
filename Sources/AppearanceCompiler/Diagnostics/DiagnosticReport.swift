package import ThemeSyntax

/// Everything one run has to say, ready for any format.
package struct DiagnosticReport: Sendable {
  /// The findings, in the order to show them.
  package var diagnostics: [Diagnostic]
  /// The files that the findings point into.
  package var sources: [SourceFile]
  /// How many themes were looked at.
  package var themes: Int
  /// Whether the reader is a terminal that shows colours.
  package var color = false
  /// Whether a format that can close with a count of the findings does so.
  package var summary = true

  /// A report over the findings of a compilation.
  package init(diagnostics: [Diagnostic], sources: [SourceFile], themes: Int) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.themes = themes
  }

  /// Adds findings about a file that was read on its own, so that their file index counts from it.
  package mutating func add(_ findings: [Diagnostic], in source: SourceFile) {
    guard !findings.isEmpty else { return }
    let base = Int32(sources.count)
    sources.append(source)
    let wholeFile = SourceRange(file: 0, lower: 0, upper: 0)
    diagnostics += findings.map { $0.inFile(shiftedBy: base, wholeFile: wholeFile) }
  }

  /// How many findings have the given severity.
  package func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}

extension SourceRange {
  fileprivate func shifted(by base: Int32) -> SourceRange {
    SourceRange(file: file + base, lower: lower, upper: upper)
  }
}

extension Diagnostic {
  fileprivate func inFile(shiftedBy base: Int32, wholeFile: SourceRange) -> Diagnostic {
    Diagnostic(
      id, severity, message,
      at: (range ?? wholeFile).shifted(by: base),
      notes: notes.map { Note($0.message, at: $0.range.shifted(by: base)) },
      fixIts: fixIts.map {
        FixIt($0.message, replace: $0.range.shifted(by: base), with: $0.replacement)
      })
  }
}
