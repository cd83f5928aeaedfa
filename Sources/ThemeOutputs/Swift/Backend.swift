import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// What writes a kind of output.
struct Backend: Sendable {
  let output: Output
  /// The files that are made of a theme.
  let generate: @Sendable (EmitContext) -> [EmittedFile]

  init(_ output: Output, generate: @escaping @Sendable (EmitContext) -> [EmittedFile]) {
    self.output = output
    self.generate = generate
  }

  /// A writer of one file that `write` hands on to a sink.
  init(
    _ output: Output, write: @escaping @Sendable (EmitContext, @escaping PieceSink) -> Void
  ) {
    self.init(output) { context in
      [EmittedFile(output.path(of: context.theme), FileContent { write(context, $0) })]
    }
  }

  /// A writer of a Swift file; it says so where a theme has nothing that the output is made of.
  init(
    swift output: Output, isolation: String = "",
    write: @escaping @Sendable (inout SwiftFile) -> Void
  ) {
    self.init(output) { context, sink in
      var file = SwiftFile(context, isolation: isolation, sink)
      if let missing = output.missing(context.theme) { return file.writeNothing(missing) }
      write(&file)
    }
  }
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

/// What a backend makes its output of.
struct EmitContext: Sendable {
  var theme: ResolvedTheme
  let configuration: Configuration
  let report: LintReport
  /// Every finding of the compilation of this theme.
  let diagnostics: [Diagnostic]
  /// The theme's file and the files it extends.
  let sources: [SourceFile]
  var lines: SourceMaps
  /// The paths of what the backends before this one made of the theme.
  var outputs: [String] = []
}

extension EmitContext {
  /// The first line of generated Swift.
  var swiftHeader: String { GeneratedMark.swiftLine(of: theme.fileName) }
}
