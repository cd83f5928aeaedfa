import ThemeSyntax

/// One theme on its way through the stages: read, parse, resolve, lint, emit.
struct ThemeCompiler {
  let input: ThemeInput
  let load: FileLoader
  private(set) var loader: ThemeLoader
  private var diagnostics: FindingList
  private var waived: [WaivedFinding] = []
  private var contrast: [ContrastReport] = []

  init(_ input: ThemeInput, load: @escaping FileLoader) {
    self.input = input
    self.load = load
    loader = ThemeLoader(input.source, load: load)
    diagnostics = FindingList(limit: input.findingLimit)
  }

  /// Runs every stage; a stage that finds an error lets no later one hand on files.
  mutating func run(emits: Bool, suggests: Bool = true) -> CompiledTheme {
    let read = loader.document(of: 0)
    diagnostics.append(contentsOf: loader.diagnostics)
    guard let document = consume read else { return finish(nil, []) }
    let nameRange = document.name?.range ?? SourceRange(file: 0, lower: 0, upper: 0)
    let fileName = SourcePath.name(input.source.path)
    let name =
      document.name?.value ?? SwiftName.upperCamel(SourcePath.stem(input.source.path))
    if !SwiftName.isUsable(name) {
      diagnostics.append(
        Diagnostic(
          "unusable-name", "file name has no letter for the theme's name; write 'name: …'",
          at: nameRange))
    }
    let resolution = resolveTheme(
      consume document, texts: loader.texts, fileName: fileName, name: name,
      configuration: input.configuration,
      isWhole: !diagnostics.kept.contains(where: \.breaksTheme))
    let lines = SourceLines(loader.sources)
    let canLint = !diagnostics.kept.contains(where: \.breaksTheme)
      && !resolution.diagnostics.contains(where: \.breaksTheme)
    var report = lintTheme(
      canLint ? resolution.theme : resolution.theme.withoutContents,
      findings: resolution.diagnostics, waivers: canLint ? loader.waivers : [], lines: lines,
      configuration: input.configuration, limit: input.findingLimit)
    if suggests {
      addRepairs(to: &report, theme: resolution.theme, lines: lines)
    }
    contrast = report.contrast
    diagnostics.append(contentsOf: report.diagnostics.all)
    waived = report.waived
    guard emits, !diagnostics.kept.contains(where: { $0.severity == .error }) else {
      return finish(resolution.theme, [])
    }
    return finish(resolution.theme, files(resolution.theme, report, lines))
  }

  private func files(
    _ theme: ResolvedTheme, _ report: LintReport, _ lines: SourceLines
  ) -> [GeneratedFile] {
    var context = EmitContext(
      theme: theme, configuration: input.configuration, report: report, diagnostics: diagnostics.all,
      sources: loader.sources, lines: lines)
    // Outputs are ten times as long as their theme.
    let isLarge = loader.sources.reduce(0) { $0 + $1.bytes.count } > 256 << 10
    var files: [GeneratedFile] = []
    for backend in Backend.all where input.configuration.outputs.contains(backend.id) {
      for file in backend.generate(context) {
        let content = isLarge ? file.content : FileContent(file.content.bytes)
        files.append(
          GeneratedFile(theme: 0, output: backend.id, path: file.path, content: content))
        context.outputs.append(file.path)
      }
    }
    return files
  }

  private func finish(_ theme: ResolvedTheme?, _ files: [GeneratedFile]) -> CompiledTheme {
    CompiledTheme(
      theme: theme, files: files, diagnostics: diagnostics.all, waived: waived,
      sources: loader.sources, missing: loader.missing, outputs: input.configuration.outputs,
      contrast: contrast)
  }
}

/// What became of one theme; the ranges are in its own sources.
struct CompiledTheme: Sendable {
  let theme: ResolvedTheme?
  var files: [GeneratedFile]
  var diagnostics: [Diagnostic]
  let waived: [WaivedFinding]
  let sources: [SourceFile]
  /// Paths of files that it extends and that cannot be read.
  let missing: [String]
  /// The kinds of output that are made of it.
  let outputs: [String]
  /// The measured pairs of each appearance.
  let contrast: [ContrastReport]

  /// What there is to say on contrast.
  var score: LintScore { LintScore(contrast, diagnostics, SourceLines(sources)) }
}

extension ResolvedTheme {
  /// The theme with nothing to look at.
  fileprivate var withoutContents: ResolvedTheme {
    var theme = self
    theme.palette = []
    theme.appearances = []
    theme.roles = []
    theme.screens = []
    return theme
  }
}
