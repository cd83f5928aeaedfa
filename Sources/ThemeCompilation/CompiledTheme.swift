import ThemeAnalysis
import ThemeLint
import ThemeModel
import ThemeOutputs
import ThemeSyntax

/// What is kept of a theme when the next one is compiled; the ranges are in its own sources.
struct CompiledTheme: Sendable {
  let theme: ResolvedTheme?
  let files: [GeneratedFile]
  let diagnostics: [Diagnostic]
  let waived: [WaivedFinding]
  /// How many pairs are not measured, by the reason in few words.
  let notMeasured: [String: Int]
  let sources: [SourceFile]
  /// The lines of its sources as far as they are found, by path.
  let maps: [String: SourceMap]
  /// Paths of files that it extends and that cannot be read.
  let missing: [String]
  /// The kinds of output that are made of it.
  let outputs: [String]

  init(_ analysis: Analysis, files: [GeneratedFile]) {
    theme = analysis.theme
    self.files = files
    diagnostics = analysis.diagnostics
    waived = analysis.report.waived
    notMeasured = analysis.report.notMeasured
    sources = analysis.sources
    maps = analysis.lines.found
    missing = analysis.missing
    outputs = analysis.input.configuration.outputs
  }
}
