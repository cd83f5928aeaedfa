import DesignTokens
import ThemeSyntax

/// The part of a theme's result that outlives its analysis.
struct CompiledTheme: Sendable {
  let theme: ResolvedTheme?
  let files: [GeneratedFile]
  let diagnostics: [Diagnostic]
  let waived: [WaivedFinding]
  let notMeasured: [String: Int]
  let sources: [SourceFile]
  let numbers: FileNumbers
  let maps: [Int32: SourceMap]
  let keyPaths: [Int32: KeyPaths]
  let missing: [String]
  let folders: [String]
  let configuration: Configuration
  /// The other theme whose palette file its files share, if any.
  let palette: String?

  init(_ analysis: Analysis, files: [GeneratedFile]) {
    theme = analysis.theme
    self.files = files
    diagnostics = analysis.diagnostics
    waived = analysis.report.waived
    notMeasured = analysis.report.notMeasured
    sources = analysis.sources
    numbers = analysis.input.numbers
    maps = analysis.lines.found
    keyPaths = analysis.keyPaths
    missing = analysis.missing
    folders = analysis.tokens?.folders.map { String($0.path.dropLast()) } ?? []
    configuration = analysis.input.configuration
    palette = configuration.palette == analysis.theme?.name ? nil : configuration.palette
  }
}
