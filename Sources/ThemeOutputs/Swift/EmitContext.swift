import OutputText
import ThemeModel
import ThemeSyntax

package struct EmitContext: Sendable {
  var theme: ResolvedTheme
  let configuration: Configuration
  let report: LintReport
  let diagnostics: [Diagnostic]
  let sources: [SourceFile]
  var lines: SourceMaps
  /// The theme whose palette file is shared: the configured one, or this theme if it has one; nil
  /// if each file has its colors.
  let sharedPalette: String?
  /// True if an output exports a palette color by name.
  let exports: @Sendable (NamedColor) -> Bool
  var outputs: [String] = []
}

struct EmittedFile: Sendable {
  /// Relative to the output folder, separated by `/`.
  let path: String
  let content: FileContent
}

extension EmitContext {
  var swiftHeader: String { GeneratedMark.line(of: theme.fileName, in: .swift) }
}
