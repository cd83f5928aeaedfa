import ColorScience
import OutputText
import ThemeSyntax

/// Makes the layers of each variant out of the entries of a list of tokens.
struct TokenLayering {
  let entries: [TokenEntry]
  var reader: TokenReader
  /// What the names of each entry begin with.
  private(set) var prefixes: [TextID?] = []
  private var documents: [TokenFiles.Node: ResolverDocument] = [:]
  private var sets: [TokenFiles.Node: ThemeSets] = [:]
  /// How many sets may lead to one another.
  private static let deepest = 32

  init(_ entries: [TokenEntry], _ reader: TokenReader) {
    self.entries = entries
    self.reader = reader
    for entry in entries {
      prefixes.append(entry.namePrefix.map { self.reader.files.texts.intern($0.value) })
    }
  }

  /// The layers of a variant, the first below all others.
  mutating func layers(_ variant: Variant) -> [TokenTree.Layer] {
    var layers: [TokenTree.Layer] = []
    for index in entries.indices {
      layers += sheets(of: index, variant).map { TokenTree.Layer(sheet: $0, source: index) }
    }
    return layers
  }

  /// The modes that each entry takes in a variant.
  func choices(_ variant: Variant) -> [ModeChoice] {
    entries.map { choice(of: $0, variant) }
  }

  private func choice(of entry: TokenEntry, _ variant: Variant) -> ModeChoice {
    let own = entry.choice(entry.modes, for: variant).map { list in
      list.map { ModeChoice.normalized($0.value) }
    }
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

  /// The sheets of a file, whatever it is.
  private mutating func sheets(
    of index: Int, _ path: TokenEntry.Text, _ variant: Variant
  ) -> [Int] {
    let entry = entries[index]
    let prefix = prefixes[index]
    guard path.value.utf8.first != 0x2F || path.range == nil else {
      reader.files.refuse(path.value, "paths are relative to this file", at: path.range)
      return []
    }
    guard reader.takesSources(1, at: path.range) else { return [] }
    let target =
      path.value.utf8.first == 0x2F ? path.value : SourcePath.join(entry.folder, path.value)
    if target.hasSuffix(".xcassets") {
      return [reader.catalog(target, named: path.range, under: prefix)]
    }
    guard let file = reader.files.file(at: target, named: path.range),
      let root = reader.files.root(file)
    else { return [] }
    switch reader.files.shape(of: root) {
    case .resolver: return resolved(root, entry, variant, under: prefix, named: path.range)
    case .themes: return themed(root, index, variant)
    case .sets: return setSheets(root, index, variant)
    case let shape: return reader.sheets(of: root, shape, under: prefix)
    }
  }
}

extension TokenReader {
  /// The sheets of a file that depends on no variant.
  mutating func sheets(
    of root: TokenFiles.Node, _ shape: TokenFiles.Shape, under prefix: TextID?
  ) -> [Int] {
    switch shape {
    case .properties: properties(root, under: prefix)
    case .entities: [entities(root, under: prefix)]
    case .variables: [variables(root, under: prefix)]
    default: [groups(root, under: prefix)]
    }
  }
}

// MARK: - Resolver documents

extension TokenLayering {
  private mutating func resolved(
    _ root: TokenFiles.Node, _ entry: TokenEntry, _ variant: Variant, under prefix: TextID?,
    named range: SourceRange?
  ) -> [Int] {
    // Changed outside the table, where it would be copied.
    var document = documents.removeValue(forKey: root) ?? ResolverDocument(root, &reader.files)
    defer { documents[root] = document }
    guard reader.takesSources(document.length, at: range ?? start(of: root)) else { return [] }
    let inputs = entry.choice(entry.inputs, for: variant) ?? []
    let lists = document.sources(for: inputs, variant, at: range, &reader.files)
    var sheets: [Int] = []
    var open: [TokenFiles.Node] = []
    for list in lists {
      take(list, of: document, under: prefix, &open, &sheets)
    }
    return sheets
  }

  /// The first character of a collection.
  private func start(of node: TokenFiles.Node) -> SourceRange {
    reader.files.range(node).part(offset: 0, count: 1)
  }

  /// Takes the sources of a list, which may be sets of the document again.
  private mutating func take(
    _ sources: TokenFiles.Node, of document: ResolverDocument, under prefix: TextID?,
    _ open: inout [TokenFiles.Node], _ sheets: inout [Int]
  ) {
    // The document has told of sets that lead to themselves.
    guard !open.contains(sources) else { return }
    guard open.count < Self.deepest else {
      return reader.report(
        Diagnostic(
          "token-resolver", "sets refer to each other more than \(Self.deepest) times",
          at: start(of: document.root)))
    }
    let items = reader.files.items(sources)
    guard reader.takesSources(items.count + 1, at: start(of: sources)) else { return }
    open.append(sources)
    defer { open.removeLast() }
    for item in items {
      guard sheets.count < TokenLimits.files, !reader.isFull else { return }
      guard let pointer = reader.files.value(of: .dollarRef, in: item) else {
        sheets.append(reader.groups(item, under: prefix))
        continue
      }
      let text = reader.files.string(pointer) ?? ""
      guard let (root, path) = target(of: text, pointer, document) else { continue }
      if root == document.root {
        takeOwn(path, pointer, of: document, under: prefix, &open, &sheets)
      } else {
        sheets += self.sheets(root, path, item, pointer, of: document, under: prefix)
      }
    }
  }

  /// The file and the path in it that a `$ref` of a source names.
  private mutating func target(
    of text: String, _ pointer: TokenFiles.Node, _ document: ResolverDocument
  ) -> (root: TokenFiles.Node, path: [String])? {
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let name = String(text[..<hash])
    let fragment = String(text[hash...])
    guard let path = fragment.isEmpty ? [] : JSONPointer(fragment: fragment)?.segments else {
      return nil
    }
    guard !name.isEmpty else { return (document.root, path) }
    let range = reader.files.range(pointer)
    let folder = SourcePath.folder(reader.files.sources[Int(document.root.file)].path)
    guard let decoded = name.removingPercentEscapes,
      let target = reader.relative(decoded, to: folder, at: range),
      let file = reader.files.file(at: target, named: range), let root = reader.files.root(file)
    else { return nil }
    return (root, path)
  }

  /// Takes a set of the document itself, or tokens under its `$defs`; the document has told what is wrong with a
  /// pointer that names no file.
  private mutating func takeOwn(
    _ path: [String], _ pointer: TokenFiles.Node, of document: ResolverDocument,
    under prefix: TextID?, _ open: inout [TokenFiles.Node], _ sheets: inout [Int]
  ) {
    guard let node = ResolverDocument.node(path, in: document.root, &reader.files),
      let first = path.first
    else {
      guard !isOwn(pointer) else { return }
      let what = path.isEmpty ? "resolver document names itself" : "it leads nowhere"
      return document.report(what, pointer, &reader.files)
    }
    switch first {
    case TokenWord.sets.rawValue:
      if let sources = reader.files.value(of: .sources, in: node) {
        take(sources, of: document, under: prefix, &open, &sheets)
      }
    case TokenWord.modifiers.rawValue, TokenWord.resolutionOrder.rawValue: break
    default: sheets.append(reader.groups(node, under: prefix))
    }
  }

  /// Whether a pointer names no file.
  private func isOwn(_ pointer: TokenFiles.Node) -> Bool {
    reader.files.string(pointer)?.utf8.first == UInt8(ascii: "#")
  }

  /// The sheets of a file or of a part of it; keys beside the `$ref` replace those of the file.
  private mutating func sheets(
    _ root: TokenFiles.Node, _ path: [String], _ item: TokenFiles.Node,
    _ pointer: TokenFiles.Node, of document: ResolverDocument, under prefix: TextID?
  ) -> [Int] {
    let shape = reader.files.shape(of: root)
    guard shape != .resolver, shape != .themes else {
      document.report("source is a file of tokens, not of sources", pointer, &reader.files)
      return []
    }
    guard let node = ResolverDocument.node(path, in: root, &reader.files) else {
      document.report("its fragment leads nowhere in the file", pointer, &reader.files)
      return []
    }
    let hasOthers = reader.files.entries(item).contains {
      TokenWord(reader.files.text($0.key)) != .dollarRef
    }
    if hasOthers { return [reader.groups(node, replacedBy: item, under: prefix)] }
    return path.isEmpty
      ? reader.sheets(of: root, shape, under: prefix) : [reader.groups(node, under: prefix)]
  }
}

extension TokenReader {
  /// The sheet of groups whose keys another mapping replaces as a whole.
  mutating func groups(
    _ root: TokenFiles.Node, replacedBy item: TokenFiles.Node, under prefix: TextID?
  ) -> Int {
    sheet(of: item, under: prefix) { reader, sheet in
      sheet.root = reader.fields(of: root, isRoot: true).fields
      let parent = reader.declarePrefix(prefix, root, into: &sheet)
      let replaced = Set(reader.files.entries(item).compactMap { reader.files.text($0.key) })
      reader.readGroup(
        root, at: prefix, parent: parent, isRoot: true, without: replaced, into: &sheet)
      reader.readGroup(item, at: prefix, parent: parent, isRoot: true, into: &sheet)
    }
  }
}

extension String {
  /// The text with percent escapes decoded, nil where one is broken or makes no UTF-8.
  var removingPercentEscapes: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return JSONPointer(fragment: "#/" + self)?.segments.joined(separator: "/")
  }
}

// MARK: - Sets

extension TokenLayering {
  /// The sheets of the sets that a file of themes enables, each in a file beside it.
  private mutating func themed(
    _ root: TokenFiles.Node, _ index: Int, _ variant: Variant
  ) -> [Int] {
    let path = reader.files.sources[Int(root.file)].path
    let folder = SourcePath.folder(path)
    reader.files.deviations.note(.tokenSets, at: start(of: root), SourcePath.name(path))
    var known = sets[root] ?? ThemeSets()
    if sets[root] == nil {
      known.read(themes: root, reader.files)
      let metadata = SourcePath.join(folder, "$metadata.json")
      if let file = reader.files.optionalFile(at: metadata), let node = reader.files.root(file) {
        known.read(metadata: node, reader.files)
      }
      sets[root] = known
      report(choicesOf: index, unknownTo: known)
    }
    guard reader.takesSources(known.length, at: start(of: root)) else { return [] }
    var sheets: [Int] = []
    for set in known.enabled(choice(of: entries[index], variant)) where set.utf8.first != 0x2F {
      let target = SourcePath.join(folder, set + ".json")
      if let file = reader.files.optionalFile(at: target) {
        guard let node = reader.files.root(file) else { continue }
        sheets += reader.sheets(of: node, .groups, under: prefixes[index])
      } else {
        reader.report(
          Diagnostic(
            "unreadable-file", .warning, "set '\(set.shown)' has no file that can be read",
            at: start(of: root)))
      }
    }
    return sheets
  }

  /// Says which modes that an entry asks for are no themes.
  private mutating func report(choicesOf index: Int, unknownTo known: ThemeSets) {
    let themes = known.themes.map(\.name)
    let names = Set(themes.map { ModeChoice.normalized($0) })
    var reported: Set<TokenEntry.Text> = []
    for text in Variant.allCases.flatMap({ entries[index].modes[$0] ?? [] })
    where !names.contains(ModeChoice.normalized(text.value)) && reported.insert(text).inserted {
      reader.files.report("token-mode", at: text.range) { suggestions in
        "no theme '\(text.value.shown)'"
          + didYouMean(suggestions.nearest(text.value, in: themes))
      }
    }
  }

  /// The sheets of the enabled sets of a file that holds all of them.
  private mutating func setSheets(
    _ root: TokenFiles.Node, _ index: Int, _ variant: Variant
  ) -> [Int] {
    var known = sets[root] ?? ThemeSets()
    if sets[root] == nil {
      if let themes = reader.files.value(of: .dollarThemes, in: root) {
        known.read(themes: themes, reader.files)
      }
      if let metadata = reader.files.value(of: .dollarMetadata, in: root) {
        known.read(metadata: metadata, reader.files)
      }
      let path = reader.files.sources[Int(root.file)].path
      reader.files.deviations.note(.tokenSets, at: start(of: root), SourcePath.name(path))
      sets[root] = known
      if !known.themes.isEmpty { report(choicesOf: index, unknownTo: known) }
    }
    var nodes: [String: TokenFiles.Node] = [:]
    var all: [String] = []
    for (key, value) in reader.files.entries(root) {
      guard let name = reader.files.string(key), name.utf8.first != UInt8(ascii: "$") else {
        continue
      }
      if nodes.updateValue(value, forKey: name) == nil { all.append(name) }
    }
    guard reader.takesSources(known.length + all.count, at: start(of: root)) else { return [] }
    let choice = choice(of: entries[index], variant)
    let enabled =
      known.themes.isEmpty
      ? ThemeSets.named(known.ordered(all), choice) : known.enabled(choice)
    return enabled.compactMap { nodes[$0].map { reader.groups($0, under: prefixes[index]) } }
  }
}
