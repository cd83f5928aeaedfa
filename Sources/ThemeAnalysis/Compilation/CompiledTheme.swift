import DesignTokens
import ThemeModel
import ThemeOutputs
import ThemeSyntax

/// What is kept of a theme when the next one is compiled.
struct CompiledTheme: Sendable {
  let theme: ResolvedTheme?
  let files: [GeneratedFile]
  let diagnostics: [Diagnostic]
  let waived: [WaivedFinding]
  /// How many pairs are not measured, by the reason in few words.
  let notMeasured: [String: Int]
  let sources: [SourceFile]
  let numbers: FileNumbers
  /// The lines of its sources as far as they are found, by their numbers.
  let maps: [Int32: SourceMap]
  /// The keys that lead to places of its sources, by their numbers; none unless they are asked for.
  let keyPaths: [Int32: KeyPaths]
  /// Paths of files that it extends and that cannot be read.
  let missing: [String]
  /// Paths of the folders of asset catalogs that it reads.
  let folders: [String]
  let configuration: Configuration
  /// The theme whose palette file its files share, if that is another one.
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
