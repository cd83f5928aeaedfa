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
  private var nameRange = SourceRange(file: 0, lower: 0, upper: 0)
  /// The files being read, each with the place that extends the next one.
  private var chain: [(path: String, range: SourceRange?)] = []
  /// The files that are read, by path: one that several files extend is read once.
  private var documents: [String: ThemeDocument?] = [:]

  init(_ input: ThemeInput, load: @escaping FileLoader) {
    self.input = input
    self.load = load
    sources = [input.source]
  }

  /// Runs every stage; a stage that finds an error lets no later one hand on files.
  mutating func run(emits: Bool) -> CompiledTheme {
    let document = document(of: 0)
    guard let document else { return finish(nil, []) }
    nameRange = document.name?.range ?? nameRange
    let fileName = SourcePath.name(input.source.path)
    let name =
      document.name?.value ?? SwiftName.upperCamel(SourcePath.stem(input.source.path))
    if name.isEmpty {
      diagnostics.append(
        Diagnostic(
          "unusable-name", "file name has no letter for the theme's name; write 'name: …'",
          at: nameRange))
    }
    let resolution = resolveTheme(
      document, texts: texts, fileName: fileName, name: name, configuration: input.configuration,
      isWhole: !diagnostics.contains(where: \.breaksTheme))
    let lines = SourceLines(sources)
    let canLint = !(diagnostics + resolution.diagnostics).contains(where: \.breaksTheme)
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
    CompiledTheme(
      theme: theme, files: files, diagnostics: diagnostics, sources: sources,
      nameRange: nameRange)
  }
}

/// What became of one theme; the ranges are in its own sources.
struct CompiledTheme: Sendable {
  let theme: ResolvedTheme?
  var files: [GeneratedFile]
  var diagnostics: [Diagnostic]
  let sources: [SourceFile]
  /// The theme's name, the beginning of its file where it has the file's.
  let nameRange: SourceRange
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
    var own = parsed.document
    let leavesOutNames = read.diagnostics.contains { $0.leavesOutNames(of: sources[file]) }
    own.lacksNames = own.lacksNames || leavesOutNames
    guard !own.extends.isEmpty else { return own }
    var base: ThemeDocument?
    for path in own.extends {
      guard let parent = parent(path, of: file) else {
        own.lacksNames = true
        continue
      }
      base = base.map { parent.merged(over: $0) } ?? parent
    }
    return base.map { own.merged(over: $0) } ?? own
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
    guard chain.count <= 64 else {
      diagnostics.append(
        Diagnostic(
          "unreadable-file", "'extends' leads through more than 64 files in a row", at: path.range))
      return nil
    }
    if let known = documents[target] { return known }
    switch load(target) {
    case .failure(let failure):
      diagnostics.append(
        Diagnostic(
          "unreadable-file", "'\(path.value)' cannot be read: \(failure.reason)", at: path.range))
      return nil
    case .success(let source):
      sources.append(source)
      let document = document(of: sources.count - 1)
      documents[target] = .some(document)
      return document
    }
  }

  private mutating func reportCycle(
    _ links: [(path: String, range: SourceRange?)], _ target: String
  ) {
    let names = links.map { SourcePath.name($0.path) } + [SourcePath.name(target)]
    diagnostics.append(
      .cycle(
        "cyclic-extends", "file", names, verb: "extends", at: links.compactMap(\.range)))
  }
}

extension Diagnostic {
  /// Whether a reader left out an entry that may declare names.
  fileprivate func leavesOutNames(of source: SourceFile) -> Bool {
    switch id {
    case "complex-key", "merge-value", "undefined-alias", "cyclic-alias": return true
    case "duplicate-key":
      let rest = source.bytes.dropFirst(Int(range?.upper ?? 0))
      let value = rest.first { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ":") }
      // A value that begins on the key's line is a single one, unless it is a mapping or an alias.
      return value.map { "\r\n{&*#".utf8.contains($0) } ?? false
    default: return false
    }
  }
}
