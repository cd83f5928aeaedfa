package import DesignTokens
package import ThemeSyntax

package struct ThemeLoader {
  private let load: FileLoader
  package private(set) var sources: [SourceFile]
  package private(set) var missing: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var waivers: [Waiver] = []
  /// The lines of files that may have waivers, by number of the file.
  package private(set) var maps: [Int32: SourceMap] = [:]
  package private(set) var keyPaths: [Int32: KeyPaths] = [:]
  package private(set) var sharedRanges: [SourceRange] = []
  package private(set) var texts = TextTable(vocabulary: Word.vocabulary)
  /// The files being read, each extended by the one before it.
  private var layers: [Layer] = []
  /// By path; a file that several files extend is read once.
  private var documents: [String: ThemeDocument?] = [:]
  /// The longest `extends` chain below each file, by path.
  private var heights: [String: Int] = [:]
  private var size: Int
  private var room = Self.mergedEntries
  private var isFull = false

  private static let longestChain = 64
  /// Total bytes of the file and those that it extends.
  private static let bytes = ReadSubject.theme.bytes
  /// Entries that may be merged: far more than themes have, and quick.
  private static let mergedEntries = 2_000_000

  private struct Layer {
    let file: Int
    let path: String
    var own: ThemeDocument
    /// The extended files read so far, merged.
    var base: ThemeDocument?
    var next = 0

    var range: SourceRange? { next > 0 ? own.extends[next - 1].range : nil }
  }

  private let owner: KeyOwner
  private let numbers: FileNumbers
  private let namesPlaces: Bool

  package init(_ input: ThemeInput, owner: @escaping KeyOwner, load: @escaping FileLoader) {
    self.load = load
    self.owner = owner
    numbers = input.numbers
    namesPlaces = input.namesPlaces
    sources = [input.source]
    size = input.source.bytes.count
  }

  /// nil if the file is no theme; pending files are kept on an explicit stack against overflow.
  package mutating func document() -> ThemeDocument? {
    guard let first = layer(of: 0) else { return nil }
    layers = [first]
    while true {
      let top = layers.count - 1
      if layers[top].next < layers[top].own.extends.count, !isFull {
        let path = layers[top].own.extends[layers[top].next]
        layers[top].next += 1
        extend(by: path, of: layers[top].file)
        continue
      }
      let done = layers.removeLast()
      let document = done.base.map { done.own.over($0) } ?? done.own
      guard !layers.isEmpty else { return document }
      documents[done.path] = .some(document)
      lay(document)
    }
  }

  /// The document's design tokens; files on the shelf are not read again.
  package mutating func tokens(
    of document: ThemeDocument, _ configuration: Configuration, from shelf: TokenShelf
  ) -> TokenSystem? {
    guard !document.tokens.isEmpty else { return nil }
    let system = shelf.system(
      of: document.tokens, load, numbers: numbers, after: sources.count,
      generation: configuration.generations[0])
    sources += system.sources
    missing += system.missing
    diagnostics += system.findings
    return system
  }

  private mutating func layer(of file: Int) -> Layer? {
    let number = numbers.number(of: file)
    let read = readTheme(sources[file], file: number, texts: &texts)
    diagnostics += read.diagnostics.map { $0.aboutColor(in: sources[file]) }
    if namesPlaces { keyPaths[number] = KeyPaths(read.tree, texts) }
    guard let tree = read.tree else { return nil }
    sharedRanges += tree.sharedRanges
    waivers += Waiver.all(in: tree, of: sources[file], &maps[number])
    let parsed = parseTheme(sources[file], tree, texts: texts, owner: owner)
    texts = parsed.texts
    diagnostics += parsed.diagnostics.all
    var own = parsed.document
    for index in own.tokens.indices {
      own.tokens[index].folder = SourcePath.folder(sources[file].path)
    }
    let leavesOutNames = read.diagnostics.contains { $0.leavesOutNames(of: sources[file]) }
    own.notes.lacksNames = own.notes.lacksNames || leavesOutNames
    let path = sources[file].path
    return Layer(
      file: file, path: SourcePath.join(SourcePath.folder(path), SourcePath.name(path)), own: own)
  }

  /// Merges an extended file, nil if unreadable, onto those before it.
  private mutating func lay(_ parent: ThemeDocument?) {
    let top = layers.count - 1
    let base = layers[top].base
    guard let parent, let range = layers[top].range,
      takesRoom(parent.entryCount + (base?.entryCount ?? layers[top].own.entryCount), at: range)
    else {
      layers[top].own.notes.lacksNames = true
      return
    }
    layers[top].base = base.map { parent.over($0) } ?? parent
  }

  private mutating func takesRoom(_ entries: Int, at range: SourceRange) -> Bool {
    guard !isFull else { return false }
    room -= entries
    guard room < 0 else { return true }
    isFull = true
    let message = "'extends' merges more than \(Self.mergedEntries) entries"
    diagnostics.append(Diagnostic("unreadable-file", message, at: range))
    return false
  }

  /// Continues with the next extended file: merges it or pushes a layer for it.
  private mutating func extend(by path: Located<String>, of file: Int) {
    guard path.value.utf8.first != 0x2F else {
      refuse("'extends' takes a path relative to this file", at: path.range)
      return
    }
    let target = SourcePath.join(SourcePath.folder(sources[file].path), path.value)
    if let start = layers.firstIndex(where: { $0.path == target }) {
      reportCycle(layers[start...].map { ($0.path, $0.range) }, target)
      lay(nil)
      return
    }
    // A cached file may extend others, whichever path led to it before.
    let height = heights[target] ?? 1
    guard layers.count + height - 1 <= Self.longestChain else {
      refuse(
        "'extends' leads through more than \(Self.longestChain) files in a row", at: path.range)
      return
    }
    noteHeight(height)
    if let known = documents[target] {
      lay(known)
      return
    }
    switch load(target) {
    case .failure(let failure):
      missing.append(target)
      refuse("'\(path.value)' cannot be read: \(failure.reason)", at: path.range)
    case .success(let source):
      size += source.bytes.count
      guard sources.count < numbers.limit else {
        refuse("'\(path.value)' is one more file than a run tells apart", at: path.range)
        return
      }
      guard size <= Self.bytes else {
        refuse(
          "'\(path.value)' cannot be read: the theme and the files it extends are larger than "
            + "\(Self.bytes >> 20) MiB together", at: path.range)
        return
      }
      sources.append(source)
      if let layer = layer(of: sources.count - 1) {
        layers.append(layer)
      } else {
        documents[target] = .some(nil)
        lay(nil)
      }
    }
  }

  private mutating func refuse(_ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic("unreadable-file", message, at: range))
    lay(nil)
  }

  /// Records the longest `extends` chain below each file on the stack.
  private mutating func noteHeight(_ height: Int) {
    for (steps, link) in layers.reversed().enumerated() {
      heights[link.path] = max(heights[link.path] ?? 1, height + steps + 1)
    }
  }

  private mutating func reportCycle(
    _ links: [(path: String, range: SourceRange?)], _ target: String
  ) {
    let names = links.map { SourcePath.name($0.path) } + [SourcePath.name(target)]
    diagnostics.append(
      .cycle("cyclic-extends", "file", names, verb: "extends", at: links.compactMap(\.range)))
  }
}

extension Diagnostic {
  /// True if a reader dropped an entry that may declare names.
  fileprivate func leavesOutNames(of source: SourceFile) -> Bool {
    switch id {
    case "complex-key", "merge-value", "undefined-alias", "cyclic-alias": return true
    case "duplicate-key":
      let rest = source.bytes.dropFirst(Int(range?.upper ?? 0))
      let value = rest.first { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ":") }
      // A value on the key's line is a single one, unless it is a mapping or an alias.
      return value.map { "\r\n{&*#".utf8.contains($0) } ?? false
    default: return false
    }
  }
}

extension ThemeDocument {
  /// The entries visited when the document is merged onto another.
  fileprivate var entryCount: Int {
    palette.entries.count + appearances.count + dynamic.count + roles.count + screens.count
  }
}
