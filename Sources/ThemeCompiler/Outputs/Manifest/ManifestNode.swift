package import ThemeSyntax

struct ManifestProblem: Error {
  let diagnostic: Diagnostic
}

/// Shared by all values of a file; a class, so a value costs one reference.
final class ManifestFile {
  fileprivate let tree: SyntaxTree
  fileprivate let texts: TextTable
  /// True for version 2, whose texts in bars are names.
  var isOld = false

  init(_ tree: SyntaxTree, _ texts: TextTable) {
    self.tree = tree
    self.texts = texts
  }
}

struct ManifestNode {
  let id: NodeID
  let file: ManifestFile

  private var tree: SyntaxTree { file.tree }

  private var string: String { tree.text(id).map { file.texts.string($0) } ?? "" }

  func problem(_ message: String) -> ManifestProblem {
    ManifestProblem(diagnostic: Diagnostic("broken-manifest", message, at: tree.range(id)))
  }

  func require(_ kind: SyntaxTree.Kind, _ what: String) throws(ManifestProblem) {
    guard tree.kind(id) == kind else { throw problem("expected \(what)") }
  }

  func text() throws(ManifestProblem) -> String {
    try require(.quotedScalar, "text")
    return string
  }

  func plain() throws(ManifestProblem) -> String {
    try require(.plainScalar, "a number")
    return string
  }

  func number(in range: ClosedRange<Double>? = nil) throws(ManifestProblem) -> Double {
    guard let number = Double(try plain()), number.isFinite else {
      throw problem("expected a number")
    }
    if let range, !range.contains(number) {
      throw problem("expected a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
    return number
  }

  func count() throws(ManifestProblem) -> Int {
    guard let count = Int(exactly: try number()) else { throw problem("expected a whole number") }
    return count
  }

  func flag() throws(ManifestProblem) -> Bool {
    guard tree.kind(id) == .plainScalar, let flag = Bool(string) else {
      throw problem("expected true or false")
    }
    return flag
  }

  func choice<Choice>(
    _ choices: [Choice], _ name: (Choice) -> String
  ) throws(ManifestProblem) -> Choice {
    let text = try text()
    guard let choice = choices.first(where: { name($0) == text }) else {
      throw problem("expected one of \(choices.map { "'\(name($0))'" }.joined(separator: ", "))")
    }
    return choice
  }

  func optional(_ key: String) throws(ManifestProblem) -> ManifestNode? {
    try require(.mapping, "an object")
    let entry = tree.entries(id).first { entry in
      tree.text(entry.key).map { file.texts.isText($0, key) } ?? false
    }
    return entry.map { ManifestNode(id: $0.value, file: file) }
  }

  func member(_ key: String) throws(ManifestProblem) -> ManifestNode {
    guard let value = try optional(key) else {
      let range = tree.range(id).part(offset: 0, count: 1)
      throw ManifestProblem(
        diagnostic: Diagnostic("broken-manifest", "'\(key)' is missing", at: range))
    }
    return value
  }

  func items<Item>(
    _ make: (ManifestNode) throws(ManifestProblem) -> Item
  ) throws(ManifestProblem) -> [Item] {
    try require(.sequence, "a list")
    var items: [Item] = []
    for item in tree.items(id) { items.append(try make(ManifestNode(id: item, file: file))) }
    return items
  }

  func entries<Entry>(
    _ make: (String, ManifestNode) throws(ManifestProblem) -> Entry
  ) throws(ManifestProblem) -> [Entry] {
    try require(.mapping, "an object")
    var entries: [Entry] = []
    for (key, value) in tree.entries(id) {
      let name = ManifestNode(id: key, file: file).string
      entries.append(try make(name, ManifestNode(id: value, file: file)))
    }
    return entries
  }

  var isObject: Bool { tree.kind(id) == .mapping }

  var isText: Bool { tree.kind(id) == .quotedScalar }
}

extension SourceRange {
  /// The range of everything read from a manifest.
  package static let unknown = SourceRange(file: 0, lower: 0, upper: 0)
}
