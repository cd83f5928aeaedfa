import ThemeSyntax

/// What a file of tokens is as a whole, told by its content.
struct TokenFileShape: Sendable {
  /// What the file is called where it departs from the standard, nil for what the standard has.
  let name: String?
  /// What it takes to read it.
  let kind: TokenFiles.Shape
  /// Whether a file with this root is one: names alone say nothing, since a group may have any.
  let matches: @Sendable (TokenFiles, TokenFiles.Node) -> Bool

  /// Every shape; the first that matches is the file's.
  static let all: [TokenFileShape] = [
    TokenFileShape(name: nil, kind: .resolver) { $0.isResolver($1) },
    TokenFileShape(name: "file of properties and aliases", kind: .properties) {
      $0.hasProperties($1)
    },
    TokenFileShape(name: "file of entities", kind: .entities) { files, root in
      files.value(of: .entities, in: root).map { files.kind($0) } == .sequence
    },
    TokenFileShape(name: "file of variables", kind: .variables) { $0.hasVariables($1) },
    TokenFileShape(name: nil, kind: .themes) { $0.kind($1) == .sequence },
    TokenFileShape(name: "file of sets", kind: .sets) { files, root in
      [.dollarThemes, .dollarMetadata].contains { files.value(of: $0, in: root) != nil }
    },
    TokenFileShape(name: nil, kind: .groups) { _, _ in true },
  ]
}

extension TokenFiles {
  /// The root of a file that has a tree.
  func root(_ file: Int32) -> Node? {
    trees[Int(file)].map { Node(file: file, id: $0.root) }
  }

  /// What a file is, found out once.
  mutating func shape(of root: Node) -> Shape {
    if let known = shapes[root] { return known }
    let shape = TokenFileShape.all.first { $0.matches(self, root) }?.kind ?? .groups
    shapes[root] = shape
    return shape
  }

  /// Whether a document has an order of sources, or all of its sets and modifiers are a resolver's.
  fileprivate func isResolver(_ root: Node) -> Bool {
    let order = value(of: .resolutionOrder, in: root)
    if let order, kind(order) == .sequence { return true }
    guard let version = value(of: .version, in: root), isScalar(version) else { return false }
    let parts = [
      (value(of: .sets, in: root), [TokenWord.sources]),
      (value(of: .modifiers, in: root), [.contexts, .context]),
    ]
    var hasAny = order.map { isScalar($0) } ?? false
    for case (let part?, let words) in parts {
      for (_, member) in entries(part) where entries(member).contains(where: { _ in true }) {
        guard words.contains(where: { value(of: $0, in: member) != nil }), !hasStandardKeys(member)
        else { return false }
      }
      hasAny = true
    }
    return hasAny
  }

  private func hasStandardKeys(_ node: Node) -> Bool {
    entries(node).contains { key, _ in
      text(key).map { texts.bytes($0).first == UInt8(ascii: "$") } ?? false
    }
  }

  /// Whether a file has nothing but properties and aliases that have values, and what goes with them.
  fileprivate func hasProperties(_ root: Node) -> Bool {
    var hasAny = false
    for (key, value) in entries(root) {
      guard !hasStandardKeys(value) else { return false }
      let isGroup = kind(value) == .mapping
      switch TokenWord(text(key)) {
      case .props, .aliases:
        hasAny = true
        let members = entries(value).map { $0.value } + items(value)
        let isAliases = TokenWord(text(key)) == .aliases
        guard members.allSatisfy({ isAliases && isScalar($0) || isProperty($0) }) else {
          return false
        }
      case .global where isGroup && entries(value).allSatisfy { isScalar($0.value) },
        .imports where !isGroup, .meta where !isGroup || !self.isGroup(value):
        break
      default: return false
      }
    }
    return hasAny
  }

  /// Whether a mapping has a value without '$'.
  private func isProperty(_ node: Node) -> Bool {
    guard let value = value(of: .value, in: node), kind(value) != .mapping || !isGroup(value) else {
      return false
    }
    return !hasStandardKeys(node)
  }

  /// Whether a file has modes, and variables with values by these.
  fileprivate func hasVariables(_ root: Node) -> Bool {
    guard let list = value(of: .variables, in: root), let modes = value(of: .modes, in: root),
      !hasStandardKeys(modes), entries(modes).allSatisfy({ isScalar($0.value) })
    else { return false }
    let members = entries(list).map { $0.value } + items(list)
    return !members.isEmpty
      && members.allSatisfy { member in
        value(of: .valuesByMode, in: member).map { !isGroup($0) } ?? false
      }
  }
}

// MARK: - Groups

extension TokenReader {
  mutating func groups(_ root: TokenFiles.Node, under prefix: TextID?) -> Int {
    sheet(of: root, under: prefix) { reader, sheet in
      if reader.files.kind(root) == .mapping {
        sheet.root = reader.fields(of: root, isRoot: true).fields
      }
      let parent = reader.declarePrefix(prefix, root, into: &sheet)
      reader.readGroup(root, at: prefix, parent: parent, isRoot: true, into: &sheet)
    }
  }

  /// Declares the group that all names of a sheet stand in; -1 where there is none.
  mutating func declarePrefix(
    _ prefix: TextID?, _ node: TokenFiles.Node, into sheet: inout TokenSheet
  ) -> Int32 {
    guard let prefix else { return -1 }
    let range = files.range(node)
    sheet.entries.append(
      TokenSheet.Entry(
        path: prefix, parent: -1, isToken: false, place: range.part(offset: 0, count: 1),
        fields: sheet.root))
    return 0
  }

  /// Declares a token that is in no group but the prefix.
  mutating func declareToken(
    _ name: TextID, at place: SourceRange, _ fields: TokenFields, under prefix: TextID?,
    parent: Int32, into sheet: inout TokenSheet
  ) {
    let path = path(prefix, name)
    guard !files.texts.bytes(name).isEmpty, takesRoom(path, at: place, in: sheet) else { return }
    if fields.modes != nil { sheet.hasModes = true }
    sheet.entries.append(
      TokenSheet.Entry(path: path, parent: parent, isToken: true, place: place, fields: fields))
  }

  /// Notes that a whole file is of another shape than the standard's.
  mutating func noteShape(_ kind: TokenFiles.Shape, _ root: TokenFiles.Node) {
    guard let name = TokenFileShape.all.first(where: { $0.kind == kind })?.name else { return }
    files.deviations.note(
      .foreignFile, at: files.range(root).part(offset: 0, count: 1), name)
  }
}
