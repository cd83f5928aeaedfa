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
  /// How many files in a row there are from each file that is read, by path.
  private var heights: [String: Int] = [:]
  /// How many bytes the files have together.
  private var size: Int
  /// How many more entries may be laid over one another.
  private var room = Self.mergedEntries
  /// Whether there is more to lay over one another than there is room for.
  private var isFull = false

  /// How many files in a row may extend the next one.
  private static let longestChain = 64
  /// How many bytes the file and those it extends may have together.
  private static let bytes = ReadLimits().bytes
  /// How many entries of files may be laid over one another: far more than themes have, and little work.
  private static let mergedEntries = 2_000_000

  init(_ source: SourceFile, load: @escaping FileLoader) {
    self.load = load
    sources = [source]
    size = source.bytes.count
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
      guard let parent = parent(path, of: file),
        takesRoom(parent.entryCount + (base?.entryCount ?? own.entryCount), at: path.range)
      else {
        own.lacksNames = true
        if isFull { break }
        continue
      }
      base = base.map { parent.merged(over: $0) } ?? parent
    }
    return base.map { own.merged(over: $0) } ?? own
  }

  /// Whether so many entries can be laid over one another without too much work; reported once if not.
  private mutating func takesRoom(_ entries: Int, at range: SourceRange) -> Bool {
    guard !isFull else { return false }
    room -= entries
    guard room < 0 else { return true }
    isFull = true
    diagnostics.append(
      Diagnostic(
        "unreadable-file",
        "'extends' lays more than \(Self.mergedEntries) entries over one another",
        at: range))
    return false
  }

  private mutating func parent(_ path: Located<String>, of file: Int) -> ThemeDocument? {
    guard path.value.utf8.first != 0x2F else {
      diagnostics.append(
        Diagnostic(
          "unreadable-file", "'extends' takes a path relative to this file", at: path.range))
      return nil
    }
    let folder = SourcePath.folder(sources[file].path)
    let own = SourcePath.join(folder, SourcePath.name(sources[file].path))
    let target = SourcePath.join(folder, path.value)
    chain.append((own, path.range))
    defer { chain.removeLast() }
    if let start = chain.firstIndex(where: { $0.path == target }) {
      reportCycle(chain[start...].map(\.self), target)
      return nil
    }
    // A file that is known may lead further, whichever way led to it before.
    let height = heights[target] ?? 1
    guard chain.count + height - 1 <= Self.longestChain else {
      diagnostics.append(
        Diagnostic(
          "unreadable-file",
          "'extends' leads through more than \(Self.longestChain) files in a row", at: path.range))
      return nil
    }
    noteHeight(height)
    if let known = documents[target] { return known }
    switch load(target) {
    case .failure(let failure):
      missing.append(target)
      diagnostics.append(
        Diagnostic(
          "unreadable-file", "'\(path.value)' cannot be read: \(failure.reason)", at: path.range))
      return nil
    case .success(let source):
      size += source.bytes.count
      guard size <= Self.bytes else {
        diagnostics.append(
          Diagnostic(
            "unreadable-file",
            "'\(path.value)' cannot be read: the theme and the files it extends are larger than "
              + "\(Self.bytes >> 20) MiB together", at: path.range))
        return nil
      }
      sources.append(source)
      let document = document(of: sources.count - 1)
      documents[target] = .some(document)
      return document
    }
  }

  /// Notes how many files in a row there are from the files of the chain, which end in a known one.
  private mutating func noteHeight(_ height: Int) {
    for (steps, link) in chain.reversed().enumerated() {
      heights[link.path] = max(heights[link.path] ?? 1, height + steps + 1)
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

extension ThemeDocument {
  /// How many entries there are to go through when it is laid over another one.
  fileprivate var entryCount: Int {
    palette.entries.count + appearances.count + dynamic.count + roles.count + screens.count
  }
}
