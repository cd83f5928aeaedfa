import OutputText
import ThemeModel
import ThemeSyntax

/// What outputs are made of.
package struct EmitContext: Sendable {
  var theme: ResolvedTheme
  let configuration: Configuration
  let report: LintReport
  /// Every finding of the compilation of this theme.
  let diagnostics: [Diagnostic]
  /// The theme's file and the files it extends.
  let sources: [SourceFile]
  var lines: SourceMaps
  /// The theme whose palette file the files of the theme share: the one that is named, else the theme itself where it
  /// has such a file; nil where each file has its own colors.
  let sharedPalette: String?
  /// Whether some output gives an app a palette color by its name.
  let exports: @Sendable (NamedColor) -> Bool
  /// The paths of what is made of the theme so far.
  var outputs: [String] = []
}

struct EmittedFile: Sendable {
  /// The path inside the output folder, with `/` between parts.
  let path: String
  let content: FileContent

  init(_ path: String, _ content: FileContent) {
    self.path = path
    self.content = content
  }
}

extension EmitContext {
  /// The first line of generated Swift.
  var swiftHeader: String { GeneratedMark.line(of: theme.fileName, in: .swift) }
}
