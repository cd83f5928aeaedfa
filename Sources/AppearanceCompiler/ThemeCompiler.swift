import ThemeSyntax

/// One theme on its way through the stages: read, parse, resolve, lint, emit.
struct ThemeCompiler {
  let input: ThemeInput
  let load: FileLoader

  /// The theme's file and the files it extends, as they are read.
  private(set) var sources: [SourceFile]
  private var diagnostics: [Diagnostic] = []
  private var waivers: [Waiver] = []
  private var texts = TextTable(vocabulary: Word.vocabulary)
  /// The files being read, each with the place that extends the next one.
  private var chain: [(path: String, range: SourceRange?)] = []

  init(_ input: ThemeInput, load: @escaping FileLoader) {
    self.input = input
    self.load = load
    sources = [input.source]
  }

  /// Runs every stage; a stage that finds an error lets no later one hand on files.
  mutating func run(emits: Bool) -> CompiledTheme {
    let document = document(of: 0)
    guard let document else { return finish(nil, []) }
    let fileName = SourcePath.name(input.source.path)
    let name =
      document.name?.value ?? SwiftName.upperCamel(SourcePath.stem(input.source.path))
    if name.isEmpty {
      diagnostics.append(
        Diagnostic(
          "unusable-name", "the file's name has no letter for the theme's name; write 'name: …'",
          at: SourceRange(file: 0, lower: 0, upper: 0)))
    }
    let resolution = resolveTheme(
      document, texts: texts, fileName: fileName, name: name, configuration: input.configuration)
    let lines = SourceLines(sources)
    let canLint =
      !(diagnostics + resolution.diagnostics).contains { $0.severity == .error && !$0.isFinding }
    let report = lintTheme(
      canLint ? resolution.theme : resolution.theme.withoutAppearances,
      findings: resolution.diagnostics, waivers: canLint ? waivers : [], lines: lines,
      configuration: input.configuration)
    diagnostics += report.diagnostics
    guard emits, !diagnostics.contains(where: { $0.severity == .error }) else {
      return finish(resolution.theme, [])
    }
    return finish(resolution.theme, files(resolution.theme, report, lines))
  }

  private func files(
    _ theme: ResolvedTheme, _ report: LintReport, _ lines: SourceLines
  ) -> [GeneratedFile] {
    let backends = Backend.all.filter { input.configuration.outputs.contains($0.id) }
    let context = EmitContext(
      theme: theme, configuration: input.configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines, outputs: backends.map { $0.path(theme.name) })
    return backends.map { backend in
      GeneratedFile(theme: 0, path: backend.path(theme.name), bytes: backend.generate(context))
    }
  }

  private func finish(_ theme: ResolvedTheme?, _ files: [GeneratedFile]) -> CompiledTheme {
    CompiledTheme(theme: theme, files: files, diagnostics: diagnostics, sources: sources)
  }
}

/// What became of one theme; the ranges are in its own sources.
struct CompiledTheme: Sendable {
  let theme: ResolvedTheme?
  var files: [GeneratedFile]
  var diagnostics: [Diagnostic]
  let sources: [SourceFile]
}

extension Diagnostic {
  /// Whether a lint rule found it, so that the theme is whole nevertheless.
  fileprivate var isFinding: Bool { LintRule.all.contains { $0.id == id } }
}

extension ResolvedTheme {
  /// The theme with nothing to measure.
  fileprivate var withoutAppearances: ResolvedTheme {
    var theme = self
    theme.appearances = []
    return theme
  }
}

// MARK: - Reading a file and what it extends

extension ThemeCompiler {
  /// The document of a source laid over those it extends, nil where the file is no theme.
  private mutating func document(of file: Int) -> ThemeDocument? {
    let read = readTheme(sources[file], file: Int32(file), texts: &texts)
    diagnostics += read.diagnostics
    guard let tree = read.tree else { return nil }
    waivers += Waiver.all(in: tree, of: sources[file])
    let parsed = parseTheme(tree, texts: texts)
    texts = parsed.texts
    diagnostics += parsed.diagnostics
    guard !parsed.document.extends.isEmpty else { return parsed.document }
    var base: ThemeDocument?
    for parent in parsed.document.extends {
      guard let document = self.parent(parent, of: file) else { continue }
      base = base.map { document.merged(over: $0) } ?? document
    }
    return base.map { parsed.document.merged(over: $0) } ?? parsed.document
  }

  private mutating func parent(_ path: Located<String>, of file: Int) -> ThemeDocument? {
    guard path.value.utf8.first != 0x2F else {
      diagnostics.append(
        Diagnostic(
          "unreadable-file", "'extends' takes a path relative to this file", at: path.range))
      return nil
    }
    let own = SourcePath.join("", sources[file].path)
    let target = SourcePath.join(SourcePath.folder(sources[file].path), path.value)
    chain.append((own, path.range))
    defer { chain.removeLast() }
    if let start = chain.firstIndex(where: { $0.path == target }) {
      reportCycle(chain[start...].map(\.self), target)
      return nil
    }
    switch load(target) {
    case .failure(let failure):
      diagnostics.append(
        Diagnostic(
          "unreadable-file", "'\(path.value)' cannot be read: \(failure.reason)", at: path.range))
      return nil
    case .success(let source):
      sources.append(source)
      return document(of: sources.count - 1)
    }
  }

  private mutating func reportCycle(
    _ links: [(path: String, range: SourceRange?)], _ target: String
  ) {
    let names = links.map { SourcePath.name($0.path) } + [SourcePath.name(target)]
    diagnostics.append(
      Diagnostic(
        "cyclic-extends", "file '\(names[0])' extends itself: \(names.joined(separator: " → "))",
        at: links.last?.range,
        notes: links.dropLast().compactMap { link in
          link.range.map {
            Diagnostic.Note("'\(SourcePath.name(link.path))' extends the next one here", at: $0)
          }
        }))
  }
}
