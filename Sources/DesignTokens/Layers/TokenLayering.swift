import ColorScience
import OutputText
import ThemeSyntax

/// Creates each variant's layers from the entries of a token list.
struct TokenLayering {
  let entries: [TokenEntry]
  let reader: TokenReader
  let files: TokenFiles
  let prefixes: [TextID?]
  private var documents: [TokenNode: ResolverDocument] = [:]
  private var sets: [TokenNode: ThemeSets] = [:]

  init(_ entries: [TokenEntry], _ reader: TokenReader) {
    self.entries = entries
    self.reader = reader
    files = reader.files
    prefixes = entries.map { $0.namePrefix.map { reader.files.texts.intern($0.value) } }
  }

  /// Lowest first.
  mutating func layers(_ variant: Variant) -> [TokenTree.Layer] {
    entries.indices.flatMap { index in
      sheets(of: index, variant).map { TokenTree.Layer(sheet: $0, source: index) }
    }
  }

  func choices(_ variant: Variant) -> [ModeChoice] {
    entries.map { choice(of: $0, variant) }
  }

  private func choice(of entry: TokenEntry, _ variant: Variant) -> ModeChoice {
    let own = entry.choice(entry.modes, for: variant)?.map { ModeChoice.normalized($0.value) }
    return ModeChoice(names: own ?? ModeChoice.names(of: variant))
  }

  private mutating func sheets(of index: Int, _ variant: Variant) -> [Int] {
    let entry = entries[index]
    switch entry.kind {
    case .variants:
      return (entry.choice(entry.files, for: variant) ?? []).flatMap {
        sheets(of: index, $0, variant)
      }
    case .catalog:
      guard let path = entry.path else { return [] }
      let folder = SourcePath.join(entry.folder, path.value)
      return [reader.catalog(folder, named: path.range, under: prefixes[index])]
    case .file, .resolver, .themes:
      return entry.path.map { sheets(of: index, $0, variant) } ?? []
    }
  }

  private mutating func sheets(
    of index: Int, _ path: TokenEntry.Text, _ variant: Variant
  ) -> [Int] {
    let prefix = prefixes[index]
    let isAbsolute = path.value.utf8.first == UInt8(ascii: "/")
    guard !isAbsolute || path.range == nil else {
      files.refuse(path.value, "paths are relative to this file", at: path.range)
      return []
    }
    guard reader.takesSources(1, at: path.range) else { return [] }
    let target = isAbsolute ? path.value : SourcePath.join(entries[index].folder, path.value)
    if target.hasSuffix(".xcassets") {
      return [reader.catalog(target, named: path.range, under: prefix)]
    }
    guard let root = files.root(at: target, named: path.range) else { return [] }
    switch files.shape(of: root) {
    case .resolver: return resolved(root, entries[index], variant, under: prefix, at: path.range)
    case .themes: return themed(root, index, variant)
    case .sets: return setSheets(root, index, variant)
    case let shape: return reader.sheets(of: root, shape, under: prefix)
    }
  }
}

// MARK: - Resolver documents

extension TokenLayering {
  private mutating func resolved(
    _ root: TokenNode, _ entry: TokenEntry, _ variant: Variant, under prefix: TextID?,
    at range: SourceRange?
  ) -> [Int] {
    let document = documents[root] ?? ResolverDocument(root, files)
    documents[root] = document
    guard reader.takesSources(document.length, at: range ?? files.start(of: root)) else {
      return []
    }
    let inputs = entry.choice(entry.inputs, for: variant) ?? []
    var walk = SourceWalk(document: document, reader: reader, prefix: prefix)
    for list in document.sources(for: inputs, variant, at: range) { walk.take(list) }
    return walk.sheets
  }
}

private struct SourceWalk {
  let document: ResolverDocument
  let reader: TokenReader
  let prefix: TextID?
  var sheets: [Int] = []
  var open: [TokenNode] = []
  static let deepest = 32

  var files: TokenFiles { reader.files }

  mutating func take(_ sources: TokenNode) {
    // Recursive sets are already reported.
    guard !open.contains(sources) else { return }
    guard open.count < Self.deepest else {
      return files.reportOnce(
        "token-resolver", at: files.start(of: document.root),
        "sets refer to each other more than \(Self.deepest) times")
    }
    let items = files.items(sources)
    guard reader.takesSources(items.count + 1, at: files.start(of: sources)) else { return }
    open.append(sources)
    defer { open.removeLast() }
    for item in items {
      guard sheets.count < TokenLimits.files, !reader.isFull else { return }
      if let pointer = files.value(of: .dollarRef, in: item) {
        take(item, pointer)
      } else {
        sheets.append(reader.groups(item, under: prefix))
      }
    }
  }

  private mutating func take(_ item: TokenNode, _ pointer: TokenNode) {
    guard let (file, path) = document.target(of: pointer) else { return }
    let range = files.range(pointer)
    let root =
      file.isEmpty
      ? document.root
      : file.removingPercentEscapes.flatMap { files.path($0, seenFrom: document.root, at: range) }
        .flatMap { files.root(at: $0, named: range) }
    guard let root else { return }
    if root == document.root {
      takeOwn(path, pointer)
    } else {
      takeFile(root, path, item, pointer)
    }
  }

  /// Adds a set of the document, or tokens in its `$defs`; wrong pointers are already reported.
  private mutating func takeOwn(_ path: [String], _ pointer: TokenNode) {
    guard let node = files.node(path, in: document.root), let first = path.first else {
      guard files.string(pointer)?.utf8.first != UInt8(ascii: "#") else { return }
      return document.report(
        path.isEmpty ? "resolver document names itself" : "it leads nowhere", pointer)
    }
    switch first {
    case TokenWord.sets.rawValue:
      if let sources = files.value(of: .sources, in: node) { take(sources) }
    case TokenWord.modifiers.rawValue, TokenWord.resolutionOrder.rawValue: break
    default: sheets.append(reader.groups(node, under: prefix))
    }
  }

  /// Adds a file or a part of it; keys beside `$ref` replace the file's.
  private mutating func takeFile(
    _ root: TokenNode, _ path: [String], _ item: TokenNode, _ pointer: TokenNode
  ) {
    let shape = files.shape(of: root)
    guard shape != .resolver, shape != .themes else {
      return document.report("source is a file of tokens, not of sources", pointer)
    }
    guard let node = files.node(path, in: root) else {
      return document.report("its fragment leads nowhere in the file", pointer)
    }
    if files.entries(item).contains(where: { TokenWord(files.text($0.key)) != .dollarRef }) {
      sheets.append(reader.groups(node, replacedBy: item, under: prefix))
    } else if path.isEmpty {
      sheets += reader.sheets(of: root, shape, under: prefix)
    } else {
      sheets.append(reader.groups(node, under: prefix))
    }
  }
}

extension String {
  /// nil if an escape is broken or the result is not UTF-8.
  fileprivate var removingPercentEscapes: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return JSONPointer(fragment: "#/" + self)?.segments.joined(separator: "/")
  }
}

// MARK: - Sets

extension TokenLayering {
  /// The sheets of the enabled sets of a themes file, each in its own file.
  private mutating func themed(_ root: TokenNode, _ index: Int, _ variant: Variant) -> [Int] {
    let folder = SourcePath.folder(files.path(of: root))
    let known = themeSets(of: root, index, themes: root) { [files] in
      files.root(at: SourcePath.join(folder, "$metadata.json"), named: nil, isOptional: true)
    }
    guard reader.takesSources(known.length, at: files.start(of: root)) else { return [] }
    var sheets: [Int] = []
    for set in known.enabled(choice(of: entries[index], variant))
    where set.utf8.first != UInt8(ascii: "/") {
      let target = SourcePath.join(folder, set + ".json")
      guard let file = files.file(at: target, named: nil, isOptional: true) else {
        files.reportOnce(
          "unreadable-file", .warning, at: files.start(of: root),
          "set '\(set.shown)' has no file that can be read")
        continue
      }
      guard let node = files.root(file) else { continue }
      sheets.append(reader.groups(node, under: prefixes[index]))
    }
    return sheets
  }

  private mutating func setSheets(_ root: TokenNode, _ index: Int, _ variant: Variant) -> [Int] {
    let metadata = files.value(of: .dollarMetadata, in: root)
    let themes = files.value(of: .dollarThemes, in: root)
    let known = themeSets(of: root, index, themes: themes) { metadata }
    var nodes: [String: TokenNode] = [:]
    var all: [String] = []
    for (key, value) in files.entries(root) where !files.isStandardKey(key) {
      guard let name = files.string(key) else { continue }
      if nodes.updateValue(value, forKey: name) == nil { all.append(name) }
    }
    guard reader.takesSources(known.length + all.count, at: files.start(of: root)) else {
      return []
    }
    let choice = choice(of: entries[index], variant)
    let enabled = known.themes.isEmpty ? known.named(all, choice) : known.enabled(choice)
    return enabled.compactMap { nodes[$0].map { reader.groups($0, under: prefixes[index]) } }
  }

  /// The themes and sets of a file, cached; requested modes without a theme are reported.
  private mutating func themeSets(
    of root: TokenNode, _ index: Int, themes: TokenNode?, _ metadata: () -> TokenNode?
  ) -> ThemeSets {
    if let known = sets[root] { return known }
    files.note(.tokenSets, at: files.start(of: root), SourcePath.name(files.path(of: root)))
    let known = ThemeSets(themes: themes, metadata: metadata(), files)
    sets[root] = known
    guard themes == root || !known.themes.isEmpty else { return known }
    let themes = known.themes.map(\.name)
    let names = Set(themes.map { ModeChoice.normalized($0) })
    for text in Variant.allCases.flatMap({ entries[index].modes[$0] ?? [] })
    where !names.contains(ModeChoice.normalized(text.value)) {
      files.reportOnce(
        "token-mode", .error, at: text.range,
        "no theme '\(text.value.shown)'"
          + didYouMean(files.suggestions.nearest(text.value, in: themes)))
    }
    return known
  }
}
