import ThemeSyntax

/// What a file of tokens is as a whole, told by its content.
struct TokenFileShape: Sendable {
  /// What the file is called where it departs from the standard, nil for what the standard has.
  let name: String?
  /// What it takes to read it.
  let kind: Kind
  /// Whether a file with these keys at its root is one.
  let matches: @Sendable (RootKeys) -> Bool

  /// The ways to read a file.
  enum Kind: Sendable {
    case resolver, properties, entities, themes, sets, variables, groups
  }

  /// The keys at a file's root.
  struct RootKeys {
    let words: Set<TokenWord>
    let hasOthers: Bool
    let isList: Bool
  }

  /// Every shape; the first that matches is the file's.
  static let all: [TokenFileShape] = [
    TokenFileShape(name: nil, kind: .resolver) {
      $0.words.contains(.resolutionOrder)
        || $0.words.contains(.version) && !$0.words.isDisjoint(with: [.sets, .modifiers])
    },
    TokenFileShape(name: "file of properties and aliases", kind: .properties) {
      !$0.words.isDisjoint(with: [.props, .aliases])
        && $0.words.isSubset(of: [.props, .aliases, .imports, .global, .meta]) && !$0.hasOthers
    },
    TokenFileShape(name: "file of entities", kind: .entities) { $0.words.contains(.entities) },
    TokenFileShape(name: "file of variables", kind: .variables) {
      $0.words.isSuperset(of: [.variables, .modes])
    },
    TokenFileShape(name: nil, kind: .themes) { $0.isList },
    TokenFileShape(name: "file of sets", kind: .sets) {
      !$0.words.isDisjoint(with: [.dollarThemes, .dollarMetadata])
    },
    TokenFileShape(name: nil, kind: .groups) { _ in true },
  ]
}

extension TokenFiles {
  /// The root of a file that has a tree.
  func root(_ file: Int32) -> Node? {
    trees[Int(file)].map { Node(file: file, id: $0.root) }
  }

  /// The shape of a file.
  func shape(of root: Node) -> TokenFileShape.Kind {
    var words: Set<TokenWord> = []
    var hasOthers = false
    for (key, _) in entries(root) {
      if let word = TokenWord(text(key)) { words.insert(word) } else { hasOthers = true }
    }
    let keys = TokenFileShape.RootKeys(
      words: words, hasOthers: hasOthers, isList: kind(root) == .sequence)
    return TokenFileShape.all.first { $0.matches(keys) }?.kind ?? .groups
  }
}

// MARK: - Groups

extension TokenReader {
  /// The sheet of a mapping of groups and tokens.
  mutating func groups(_ root: TokenFiles.Node, under prefix: TextID?) -> Int {
    sheet(of: root, under: prefix) { reader, sheet in
      let (isToken, fields) =
        reader.files.kind(root) == .mapping
        ? reader.fields(of: root) : (false, TokenFields())
      if !isToken { sheet.root = fields }
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

  /// Declares a token that stands in no group but the prefix.
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
  mutating func noteShape(_ kind: TokenFileShape.Kind, _ root: TokenFiles.Node) {
    guard let name = TokenFileShape.all.first(where: { $0.kind == kind })?.name else { return }
    files.deviations.note(
      .foreignFile, at: files.range(root).part(offset: 0, count: 1), name)
  }
}
