extension Analysis {
  /// The files of every configured output; empty if there is an error.
  package func emit(onlySwift: Bool = false) -> [GeneratedFile] {
    hasErrors ? [] : emitContext?.emit(onlySwift: onlySwift) ?? []
  }

  /// nil if errors keep the theme from being resolved and measured.
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
