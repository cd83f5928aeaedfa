import ColorScience
package import ThemeSyntax

/// Why a file of tokens cannot be had: "no such file".
package struct TokenFileFailure: Error, Sendable, Hashable {
  /// A phrase without a full stop.
  package let reason: String

  /// A failure with its reason.
  package init(_ reason: String) { self.reason = reason }
}

/// How files of tokens are had, by paths relative to the same place as the themes' own.
package struct TokenAccess: Sendable {
  let read: @Sendable (_ path: String) -> Result<SourceFile, TokenFileFailure>
  /// Gives the names in a folder, those of folders with a slash at their end.
  let list: @Sendable (_ path: String) -> Result<[String], TokenFileFailure>

  /// Access by two functions.
  package init(
    read: @escaping @Sendable (_ path: String) -> Result<SourceFile, TokenFileFailure>,
    list: @escaping @Sendable (_ path: String) -> Result<[String], TokenFileFailure>
  ) {
    self.read = read
    self.list = list
  }
}

/// How much tokens may take: more than any system of them does, and no more than a moment.
package enum TokenLimits {
  package static let fileBytes = 16 << 20
  package static let bytes = 64 << 20
  package static let files = 2_000
  /// The most groups and tokens of a file, or of a variant with its copies by `$extends`.
  package static let nodes = 200_000
  /// The most groups and tokens of all files, one that is read under several names counted for each.
  package static let declarations = 400_000
  /// The most groups and tokens that are laid over one another, in all variants.
  package static let laid = 4_000_000
  /// The most sources, sets, contexts and themes that are gone through, in all variants.
  package static let sources = 250_000
  /// The most bytes that the paths of all groups and tokens take together.
  package static let paths = 32 << 20
  /// The most bytes of one path.
  package static let path = 4_096
  /// The most steps that one value is followed by references within values.
  package static let steps = 100
  /// The most keys of an object that is a color, a pointer or a change of a color.
  package static let keys = 100
  /// The most names in a pointer to a token, or in what a group extends.
  package static let names = 128
}

/// The files of tokens as they are read, each once.
struct TokenFiles {
  struct Node: Hashable {
    /// The file among those read.
    let file: Int32
    let id: NodeID
  }

  private let access: TokenAccess
  /// The numbers of the files of whoever asks.
  private let numbers: FileNumbers
  /// How many files come before these.
  private let before: Int
  /// The files that could be read.
  private(set) var sources: [SourceFile] = []
  /// Their trees, nil for a file that is none of tokens.
  private(set) var trees: [SyntaxTree?] = []
  /// The names in the folders that were looked through, by lines.
  private(set) var folders: [SourceFile] = []
  /// Paths of files that could not be read.
  private(set) var missing: [String] = []
  var texts = TextTable(vocabulary: TokenWord.vocabulary)
  var deviations = DeviationLog()
  /// What is wrong, besides values of tokens.
  var findings = FindingList()
  /// What names of tokens, modes and color spaces were meant.
  var suggestions = NameSuggestions()
  private var known: [String: Int32] = [:]
  /// Whether so many files are missing that no others are looked for.
  private var lacksMany = false
  private var size = 0
  /// What files are, by their roots.
  var shapes: [Node: Shape] = [:]
  /// The members of the collections that pointers led through.
  private var members: [Node: Members] = [:]

  /// The ways to read a file.
  enum Shape: Sendable {
    case resolver, properties, entities, themes, sets, variables, groups
  }

  private enum Members {
    case items([Node])
    case values([TextID: Node])
  }

  init(_ access: TokenAccess, numbers: FileNumbers, after count: Int) {
    self.access = access
    self.numbers = numbers
    before = count
  }

  /// The file at a path, nil where it cannot be used, which is reported at the place that names it.
  mutating func file(at path: String, named range: SourceRange?) -> Int32? {
    if let index = known[path] { return index >= 0 ? index : nil }
    guard looksForMore(named: range) else { return nil }
    switch access.read(path) {
    case .failure(let failure):
      lack(path)
      refuse(path, failure.reason, at: range)
      return nil
    case .success(let source): return take(source, at: path, named: range)
    }
  }

  /// The file at a path that need not be there.
  mutating func optionalFile(at path: String) -> Int32? {
    if let index = known[path] { return index >= 0 ? index : nil }
    guard looksForMore(named: nil) else { return nil }
    guard case .success(let source) = access.read(path) else {
      lack(path)
      return nil
    }
    return take(source, at: path, named: nil)
  }

  /// Whether one more file is looked for; reported once if not.
  private mutating func looksForMore(named range: SourceRange?) -> Bool {
    guard missing.count >= TokenLimits.files else { return true }
    if !lacksMany {
      lacksMany = true
      findings.append(
        Diagnostic(
          "too-many-tokens",
          "more than \(TokenLimits.files) files of tokens are missing; no others are looked for",
          at: range))
    }
    return false
  }

  private mutating func lack(_ path: String) {
    known[path] = -1
    missing.append(path)
  }

  private mutating func take(
    _ source: SourceFile, at path: String, named range: SourceRange?
  ) -> Int32? {
    size += source.bytes.count
    if let reason = refusal(of: source) {
      known[path] = -1
      refuse(path, reason, at: range)
      return nil
    }
    let index = Int32(sources.count)
    known[path] = index
    sources.append(source)
    trees.append(read(source, index))
    return index
  }

  /// Why a file is too much.
  private func refusal(of source: SourceFile) -> String? {
    guard sources.count < TokenLimits.files else {
      return "there are more than \(TokenLimits.files) files of tokens"
    }
    guard before + sources.count < numbers.limit else {
      return "it is one more file than a run tells apart"
    }
    guard source.bytes.count <= TokenLimits.fileBytes else {
      return "it is larger than \(TokenLimits.fileBytes >> 20) MiB"
    }
    guard size <= TokenLimits.bytes else {
      return "the files of tokens are larger than \(TokenLimits.bytes >> 20) MiB together"
    }
    return nil
  }

  /// The names in a folder; reported at the place that names it where it cannot be looked at.
  mutating func names(in folder: String, named range: SourceRange?) -> [String] {
    switch access.list(folder) {
    case .success(let names):
      let sorted = names.sorted()
      if known.updateValue(-1, forKey: folder + "/") == nil {
        folders.append(SourceFile(path: folder + "/", text: sorted.joined(separator: "\n")))
      }
      return sorted
    case .failure(let failure):
      missing.append(folder)
      refuse(folder, failure.reason, at: range)
      return []
    }
  }

  /// Says that a file or folder cannot be read.
  mutating func refuse(_ path: String, _ reason: String, at range: SourceRange?) {
    findings.append(
      Diagnostic("unreadable-file", "'\(path)' cannot be read: \(reason)", at: range))
  }

  /// Reports an error, which is put into words only if it is kept.
  mutating func report(
    _ id: String, at range: SourceRange?, _ message: (inout NameSuggestions) -> String
  ) {
    var suggestions = suggestions
    findings.add(id, .error, at: range) { Diagnostic(id, message(&suggestions), at: range) }
    self.suggestions = suggestions
  }

  private mutating func read(_ source: SourceFile, _ index: Int32) -> SyntaxTree? {
    var limits = ReadLimits()
    limits.subject = .tokens
    let result = readTheme(
      source.namedByContent, file: number(of: index), texts: &texts, limits: limits)
    for finding in result.diagnostics {
      switch finding.id {
      case "json-comment", "trailing-comma":
        let kind: Deviation.Kind = finding.id == "json-comment" ? .comment : .trailingComma
        if let range = finding.range, !finding.isOverflowSummary {
          deviations.note(kind, at: range)
        }
      default: findings.append(finding)
      }
    }
    return result.tree
  }
}

extension SourceFile {
  /// A file of tokens under a path by which the reader knows its syntax, which follows from its content.
  package var namedByContent: SourceFile {
    let isJSON = isJSON || bytes.looksLikeJSON && !isYAML
    return SourceFile(path: isJSON ? ".json" : ".yaml", bytes: bytes)
  }

  fileprivate var isYAML: Bool {
    let path = path.lowercased()
    return path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }
}

extension [UInt8] {
  /// Whether the first byte that says something is a bracket or a comment of JSON5.
  fileprivate var looksLikeJSON: Bool {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = first { !blanks.contains($0) }
    return start.map { "{[/".utf8.contains($0) } ?? false
  }
}

// MARK: - Reading nodes

extension TokenFiles {
  /// The number that a file has in the run.
  private func number(of file: Int32) -> Int32 { numbers.number(of: before + Int(file)) }

  func range(_ node: Node) -> SourceRange {
    trees[Int(node.file)]?.range(node.id)
      ?? SourceRange(file: number(of: node.file), lower: 0, upper: 0)
  }

  /// The kind of a node; a scalar where there is none.
  func kind(_ node: Node) -> SyntaxTree.Kind {
    trees[Int(node.file)]?.kind(node.id) ?? .plainScalar
  }

  func text(_ node: Node) -> TextID? { trees[Int(node.file)]?.text(node.id) }

  /// The text of a scalar as a string.
  func string(_ node: Node) -> String? { text(node).map { texts.string($0) } }

  /// The value of a key, nil where a mapping lacks it; the last of several.
  func value(of word: TokenWord, in node: Node) -> Node? {
    var found: Node?
    for (key, value) in entries(node) where TokenWord(text(key)) == word { found = value }
    return found
  }

  /// The value of a key that is any text, the last of several.
  func value(ofKey name: TextID, in node: Node) -> Node? {
    var found: Node?
    for (key, value) in entries(node) where text(key) == name { found = value }
    return found
  }

  /// What a segment of a JSON Pointer leads to: an item of a sequence, or the last value of a key.
  mutating func member(_ segment: String, of node: Node) -> Node? {
    if members[node] == nil { members[node] = readMembers(of: node) }
    switch members[node] {
    case nil: return nil
    case .items(let items):
      return JSONPointer.index(segment).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .values(let values): return texts.identifier(of: segment).flatMap { values[$0] }
    }
  }

  private func readMembers(of node: Node) -> Members {
    if kind(node) == .sequence { return .items(items(node)) }
    var values: [TextID: Node] = [:]
    for (key, value) in entries(node) {
      if let name = text(key) { values[name] = value }
    }
    return .values(values)
  }

  /// The `$ref` of a value that is a pointer; nil for any other.
  func pointer(in value: Node) -> Node? {
    guard kind(value) == .mapping, !isLarge(value) else { return nil }
    return self.value(of: .dollarRef, in: value)
  }

  /// Whether a mapping has more keys than the value of a token.
  func isLarge(_ node: Node) -> Bool {
    entries(node).dropFirst(TokenLimits.keys).contains { _ in true }
  }

  /// The keys and values of a mapping.
  func entries(_ node: Node) -> EntryList {
    EntryList(file: node.file, entries: trees[Int(node.file)]?.entries(node.id))
  }

  /// The items of a sequence, or the first of them.
  func items(_ node: Node, most: Int = .max) -> [Node] {
    trees[Int(node.file)]?.eachItem(of: node.id).prefix(most).map { Node(file: node.file, id: $0) }
      ?? []
  }

  func isScalar(_ node: Node) -> Bool { kind(node).isScalar }

  func isNull(_ node: Node) -> Bool { trees[Int(node.file)]?.isNull(node.id) ?? true }

  func isJSON(_ node: Node) -> Bool { sources[Int(node.file)].namedByContent.isJSON }

  /// Whether a node is written in quotes.
  func isQuoted(_ node: Node) -> Bool { kind(node) != .plainScalar }
}

/// The keys and values of a mapping of a file.
struct EntryList: Sequence, IteratorProtocol {
  let file: Int32
  var entries: SyntaxTree.Entries?

  mutating func next() -> (key: TokenFiles.Node, value: TokenFiles.Node)? {
    guard let entry = entries?.next() else { return nil }
    return (
      TokenFiles.Node(file: file, id: entry.key), TokenFiles.Node(file: file, id: entry.value)
    )
  }
}
