import ThemeSyntax

/// Reads a theme's file and those it extends, and lays them over one another.
struct ThemeLoader {
  private let load: FileLoader
  /// The theme's file and the files it extends, as they are read.
  private(set) var sources: [SourceFile]
  /// Paths of files that cannot be read.
  private(set) var missing: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var waivers: [Waiver] = []
  private(set) var texts = TextTable(vocabulary: Word.vocabulary)
  /// The files being read, each with the place that extends the next one.
  private var chain: [(path: String, range: SourceRange?)] = []
  /// The files that are read, by path: one that several files extend is read once.
  private var documents: [String: ThemeDocument?] = [:]

  init(_ source: SourceFile, load: @escaping FileLoader) {
    self.load = load
    sources = [source]
  }

  /// The document of a source laid over those it extends, nil where the file is no theme.
  mutating func document(of file: Int) -> ThemeDocument? {
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
      missing.append(target)
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
