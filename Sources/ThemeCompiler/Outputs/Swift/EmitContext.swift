import OutputText
import ThemeSyntax

package struct EmitContext: Sendable {
  var theme: ResolvedTheme
  let configuration: Configuration
  let report: LintReport
  let diagnostics: [Diagnostic]
  let sources: [SourceFile]
  var lines: SourceMaps
  /// The configured theme, or this one if it has a palette file; nil if files have own colors.
  let sharedPalette: String?
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
