import ThemeSyntax

/// One kind of output.
struct Backend: Sendable {
  /// The name under which the output is asked for.
  let id: String
  /// The files that are made of a theme.
  let generate: @Sendable (EmitContext) -> [EmittedFile]
  /// The names that the output gives to something: those that others see, and those that the
  /// theme's own names could be in the way of.
  let declares: @Sendable (ResolvedTheme) -> [Declaration]

  init(
    _ id: String, declares: @escaping @Sendable (ResolvedTheme) -> [Declaration],
    generate: @escaping @Sendable (EmitContext) -> [EmittedFile]
  ) {
    self.id = id
    self.declares = declares
    self.generate = generate
  }

  /// An output of one file that `write` hands on to a sink; its name is the theme's between `prefix`
  /// and `suffix`.
  init(
    _ id: String, prefix: String = "", suffix: String,
    declares: @escaping @Sendable (ResolvedTheme) -> [Declaration],
    write: @escaping @Sendable (EmitContext, @escaping PieceSink) -> Void
  ) {
    let path = { @Sendable (theme: ResolvedTheme) in prefix + theme.name + suffix }
    self.init(id) { theme in
      [theme.declaration(in: .folder(""), path(theme))] + declares(theme)
    } generate: { context in
      [EmittedFile(path(context.theme), FileContent { write(context, $0) })]
    }
  }
}

/// A file that a backend makes.
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
  let theme: ResolvedTheme
  let configuration: Configuration
  let report: LintReport
  /// Every finding of the compilation of this theme.
  let diagnostics: [Diagnostic]
  /// The theme's file and the files it extends.
  let sources: [SourceFile]
  let lines: SourceLines
  /// The paths of what the backends before this one made of the theme.
  var outputs: [String] = []
}

extension EmitContext {
  /// The first line of generated Swift.
  var swiftHeader: String { GeneratedMark.swiftLine(of: theme.fileName) }
}
