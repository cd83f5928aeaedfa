import ThemeModel
package import ThemeOutputs

extension Analysis {
  /// The files of every output that the configuration asks for; none where there is an error.
  package func emit(onlySwift: Bool = false) -> [GeneratedFile] {
    hasErrors ? [] : emitContext?.emit(onlySwift: onlySwift) ?? []
  }

  /// What is decided about the theme, whether or not its colors can be read; nil where mistakes keep it from
  /// being decided.
  package var manifest: Manifest? {
    guard let theme, report.contrast.count == theme.appearances.count else { return nil }
    return emitContext?.manifest
  }

  private var emitContext: EmitContext? {
    theme.map {
      EmitContext(
        theme: $0, configuration: input.configuration, report: report, diagnostics: diagnostics,
        sources: sources, lines: lines)
    }
  }
}
