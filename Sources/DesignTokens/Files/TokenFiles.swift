import ColorScience
import OutputText
package import ThemeSyntax

struct TokenNode: Hashable {
  let file: Int32
  let id: NodeID
}

/// The token files read so far, each once, and their findings.
///
/// One thread reads a token system. Hot properties of its classes skip exclusivity checks, which
/// would take an eighth of the time.
final class TokenFiles {
  private let load: FileLoader
  private let numbers: FileNumbers
  /// Number of preceding files.
  private let before: Int
  private(set) var sources: [SourceFile] = []
  /// nil for a file without tokens.
  @exclusivity(unchecked) private var trees: [SyntaxTree?] = []
  /// The names in each listed folder, by lines.
  private(set) var folders: [SourceFile] = []
  private(set) var missing: [String] = []
  @exclusivity(unchecked) var texts = TextTable(vocabulary: TokenWord.vocabulary)
  private(set) var deviations = DeviationLog()
  private(set) var findings = FindingList()
  private var reported: Set<Reported> = []
  var suggestions = NameSuggestions()
  /// By path; nil for unusable files.
  private var known: [String: Int32?] = [:]
  /// True if too many files are missing to look for others.
  private var lacksMany = false
  private var size = 0
  var shapes: [TokenNode: Shape] = [:]
  private var members: [TokenNode: Members] = [:]

  enum Shape: Sendable {
    case resolver, properties, entities, themes, sets, variables, groups
  }

  /// A finding about layers, which several variants may repeat.
  private struct Reported: Hashable {
    let id: String
    let range: SourceRange?
    let note: SourceRange?
    let text: String
  }

  private enum Members {
    case items([TokenNode])
    case values([TextID: TokenNode])
  }

  init(_ load: @escaping FileLoader, numbers: FileNumbers, after count: Int) {
    self.load = load
    self.numbers = numbers
    before = count
  }

  /// The file at a path, if usable; other files are reported at `range` unless optional.
  func file(at path: String, named range: SourceRange?, isOptional: Bool = false) -> Int32? {
    if let index = known[path] { return index }
    guard missing.count < TokenLimits.files else {
      if !lacksMany {
        lacksMany = true
        report(
          "too-many-tokens", at: range,
          "more than \(TokenLimits.files) files of tokens are missing; no others are looked for")
      }
      return nil
    }
    known[path] = .some(nil)
    switch load(path) {
    case .failure(let failure):
      missing.append(path)
      if !isOptional { refuse(path, failure.reason, at: range) }
    case .success(let source):
      size += source.bytes.count
      if let refusal {
        refuse(path, refusal, at: range)
        return nil
      }
      known[path] = Int32(sources.count)
      sources.append(source)
      trees.append(read(source, number(of: Int32(trees.count))))
    }
    return known[path] ?? nil
  }

  func root(at path: String, named range: SourceRange?, isOptional: Bool = false) -> TokenNode? {
    file(at: path, named: range, isOptional: isOptional).flatMap { root($0) }
  }

  func root(_ file: Int32) -> TokenNode? {
    trees[Int(file)].map { TokenNode(file: file, id: $0.root) }
  }

  func path(of node: TokenNode) -> String { sources[Int(node.file)].path }

  /// A file's path relative to the themes' folder; nil if refused.
  func path(_ path: String, seenFrom node: TokenNode, at range: SourceRange) -> String? {
    guard path.utf8.first != UInt8(ascii: "/"), !path.contains("://") else {
      refuse(path, "paths are relative to the file that names them", at: range)
      return nil
    }
    return SourcePath.join(SourcePath.folder(self.path(of: node)), path)
  }

  private var refusal: String? {
    if sources.count >= TokenLimits.files {
      "there are more than \(TokenLimits.files) files of tokens"
    } else if before + sources.count >= numbers.limit {
      "it is one more file than a run tells apart"
    } else if size > ReadSubject.tokens.bytes {
      "the files of tokens are larger than \(ReadSubject.tokens.bytes >> 20) MiB together"
    } else {
      nil
    }
  }

  func names(in folder: String, named range: SourceRange?) -> [String] {
    let path = folder + "/"
    switch load(path) {
    case .success(let listing):
      let names = listing.sortedNames
      if !known.keys.contains(path) {
        known[path] = .some(nil)
        folders.append(SourceFile(path: path, text: names.joined(separator: "\n")))
      }
      return names
    case .failure(let failure):
      missing.append(folder)
      refuse(folder, failure.reason, at: range)
      return []
    }
  }

  private func read(_ source: SourceFile, _ number: Int32) -> SyntaxTree? {
    let result = readTheme(
      source.namedByContent, file: number, texts: &texts, limits: ReadLimits(.tokens))
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

  private func number(of file: Int32) -> Int32 { numbers.number(of: before + Int(file)) }
}

extension SourceFile {
  /// The names in a folder, folders with a trailing slash.
  var sortedNames: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  /// A token file with a path for its actual syntax: JSON begins with a bracket or a JSON5 comment.
  package var namedByContent: SourceFile {
    let isYAML = [".yaml", ".yml"].contains { path.lowercased().hasSuffix($0) }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = bytes.first { !blanks.contains($0) }
    let isJSON = isJSON || !isYAML && start.map { "{[/".utf8.contains($0) } ?? false
    return SourceFile(path: isJSON ? ".json" : ".yaml", bytes: bytes)
  }
}

// MARK: - Findings

extension TokenFiles {
  func refuse(_ path: String, _ reason: String, at range: SourceRange?) {
    report("unreadable-file", at: range, "'\(path)' cannot be read: \(reason)")
  }

  func report(
    _ id: String, _ severity: Diagnostic.Severity = .error, at range: SourceRange?,
    _ message: @autoclosure () -> String, note: @autoclosure () -> Diagnostic.Note? = nil
  ) {
    findings.add(id, severity, at: range) {
      Diagnostic(id, severity, message(), at: range, notes: [note()])
    }
  }

  /// Reports a finding once for all variants; `key` replaces the message in the comparison.
  func reportOnce(
    _ id: String, _ severity: Diagnostic.Severity = .error, at range: SourceRange?,
    key: String? = nil, _ message: @autoclosure () -> String, note: Diagnostic.Note? = nil
  ) {
    let finding = Reported(id: id, range: range, note: note?.range, text: key ?? message())
    guard reported.insert(finding).inserted else { return }
    report(id, severity, at: range, message(), note: note)
  }

  func note(
    _ kind: Deviation.Kind, at place: SourceRange, _ detail: @autoclosure () -> String = ""
  ) {
    deviations.note(kind, at: place, detail())
  }

  func note(_ kind: Deviation.Kind, at node: TokenNode, _ detail: @autoclosure () -> String = "") {
    deviations.note(kind, at: range(node), detail())
  }

  func range(_ node: TokenNode) -> SourceRange {
    trees[Int(node.file)]?.range(node.id)
      ?? SourceRange(file: number(of: node.file), lower: 0, upper: 0)
  }

  func start(of node: TokenNode) -> SourceRange { range(node).part(offset: 0, count: 1) }

  /// A scalar's range, or a collection's first character.
  func place(of node: TokenNode) -> SourceRange { isScalar(node) ? range(node) : start(of: node) }

  /// A scalar if the file has no tree.
  func kind(_ node: TokenNode) -> SyntaxTree.Kind {
    trees[Int(node.file)]?.kind(node.id) ?? .plainScalar
  }

  func text(_ node: TokenNode) -> TextID? { trees[Int(node.file)]?.text(node.id) }

  func string(_ node: TokenNode) -> String? { text(node).map { texts.string($0) } }

  func shown(_ node: TokenNode) -> String { text(node).map { texts.shortened($0) } ?? "" }

  /// A key's last value, if any.
  func value(of word: TokenWord, in node: TokenNode) -> TokenNode? {
    guard let tree = trees[Int(node.file)] else { return nil }
    var found: NodeID?
    for (key, value) in tree.entries(node.id) where TokenWord(tree.text(key)) == word {
      found = value
    }
    return found.map { TokenNode(file: node.file, id: $0) }
  }

  func text(of word: TokenWord, in node: TokenNode) -> TextID? {
    value(of: word, in: node).flatMap { text($0) }
  }

  func string(of word: TokenWord, in node: TokenNode) -> String? {
    value(of: word, in: node).flatMap { string($0) }
  }

  func node(_ path: [String], in root: TokenNode) -> TokenNode? {
    path.reduce(root) { node, segment in node.flatMap { member(segment, of: $0) } }
  }

  func member(_ segment: String, of node: TokenNode) -> TokenNode? {
    if members[node] == nil { members[node] = readMembers(of: node) }
    switch members[node] {
    case nil: return nil
    case .items(let items):
      return JSONPointer.index(segment).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .values(let values): return texts.identifier(of: segment).flatMap { values[$0] }
    }
  }

  private func readMembers(of node: TokenNode) -> Members {
    if kind(node) == .sequence { return .items(items(node)) }
    var values: [TextID: TokenNode] = [:]
    for (key, value) in entries(node) {
      if let name = text(key) { values[name] = value }
    }
    return .values(values)
  }

  /// The `$ref` of a pointer; nil for other values.
  func pointer(in value: TokenNode) -> TokenNode? {
    guard kind(value) == .mapping, !isLarge(value) else { return nil }
    return self.value(of: .dollarRef, in: value)
  }

  func isLarge(_ node: TokenNode) -> Bool {
    entries(node).dropFirst(TokenLimits.keys).contains { _ in true }
  }

  func entries(_ node: TokenNode) -> EntryList {
    EntryList(file: node.file, entries: trees[Int(node.file)]?.entries(node.id))
  }

  func items(_ node: TokenNode, most: Int = .max) -> [TokenNode] {
    trees[Int(node.file)]?.items(node.id, most: most).map {
      TokenNode(file: node.file, id: $0)
    } ?? []
  }

  func values(_ node: TokenNode) -> [TokenNode] { items(node) + entries(node).map { $0.value } }

  func items(of word: TokenWord, in node: TokenNode) -> [TokenNode] {
    value(of: word, in: node).map { items($0) } ?? []
  }

  func isScalar(_ node: TokenNode) -> Bool { kind(node).isScalar }

  func isJSON(_ node: TokenNode) -> Bool { sources[Int(node.file)].namedByContent.isJSON }

  func isQuoted(_ node: TokenNode) -> Bool { kind(node) != .plainScalar }
}

struct EntryList: Sequence, IteratorProtocol {
  let file: Int32
  var entries: SyntaxTree.Entries?

  mutating func next() -> (key: TokenNode, value: TokenNode)? {
    guard let entry = entries?.next() else { return nil }
    return (TokenNode(file: file, id: entry.key), TokenNode(file: file, id: entry.value))
  }
}
