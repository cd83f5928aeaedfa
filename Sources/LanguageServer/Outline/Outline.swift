import DesignTokens
package import ThemeCompiler
package import ThemeSyntax

/// What a file says with the places of all keys and values, for who asks by place.
///
/// What stands elsewhere again, by an alias or a merge key, is listed where it is written.
package struct Outline: Sendable {
  package enum Subject: Sendable, Hashable {
    case theme, configuration, tokens
  }

  /// A key with its value, or an item of a list.
  package struct Entry: Sendable {
    /// The key as a text; empty for an item of a list.
    package let key: String
    /// The bytes of the key; empty before the value for an item of a list.
    package let keyRange: Range<Int>
    package let value: Value
    /// The bytes of the value, its quotes among them.
    package let valueRange: Range<Int>
    /// What the tables say of it.
    package let meaning: Meaning
    /// The index of the entry that holds it, nil at the root.
    package let parent: Int?
    /// The indices of the entries that it holds.
    package internal(set) var children: [Int] = []
    /// The keys from the root to the entry that holds it, which all that it holds share.
    fileprivate let outer: [String]
    fileprivate let isItem: Bool

    /// The keys from the root to this one; items of lists have none.
    package var path: [String] { isItem ? outer : outer + [key] }

    /// The bytes of the key and its value.
    package var range: Range<Int> {
      min(
        keyRange.lowerBound, valueRange.lowerBound)..<max(
          keyRange.upperBound, valueRange.upperBound)
    }
  }

  package enum Value: Sendable, Hashable {
    case mapping, list, null
    case scalar(String, isPlain: Bool)
    /// `{name}` without quotes.
    case reference(String)

    /// The text of a scalar, or of a reference with its braces.
    package var text: String? {
      switch self {
      case .scalar(let text, _): text
      case .reference(let name): "{\(name)}"
      case .mapping, .list, .null: nil
      }
    }
  }

  /// What the tables say of an entry; rows of tables are shared by all entries that they tell of.
  package enum Meaning: Sendable {
    indirect case key(SectionKey)
    /// A name or a group of the palette.
    case paletteName
    /// A name of the author's choice in one of the theme's lists.
    case name(NameList)
    indirect case rule(LintRule)
    indirect case option(RuleOption, of: LintRule)
    /// An item of a list, or something that nothing is known of.
    case other
  }

  /// A list of the theme that has names of the author's choice.
  package enum NameList: String, Sendable {
    case appearances, dynamic, roles, screens
  }

  package let subject: Subject
  package private(set) var entries: [Entry] = []
  /// The indices of the entries of the root.
  package private(set) var roots: [Int] = []

  /// The outline of nothing.
  package init() { subject = .theme }

  /// The outline of a file; nil where it is too broken to have one.
  package init?(_ source: SourceFile, _ subject: Subject) {
    var texts = TextTable(vocabulary: Word.vocabulary)
    let limits = ReadLimits(subject == .tokens ? .tokens : .theme)
    let named = subject == .tokens ? source.namedByContent : source
    guard let tree = readTheme(named, file: 0, texts: &texts, limits: limits).tree else {
      return nil
    }
    self.subject = subject
    var sections = SectionCache(subject)
    add(tree, tree.root, parent: nil, path: [], end: 0, texts, &sections)
  }

  private mutating func add(
    _ tree: SyntaxTree, _ node: NodeID, parent: Int?, path: [String], end: Int, _ texts: TextTable,
    _ sections: inout SectionCache
  ) {
    for (key, value) in tree.entries(node) {
      let place = tree.range(key).bytes
      // What a merge key brings in stands elsewhere.
      guard place.lowerBound >= end, let text = tree.text(key) else { continue }
      let name = texts.string(text)
      let meaning = sections.meaning(of: name, in: path)
      let index = append(
        tree, value, key: name, at: place, meaning, parent: parent, in: path, texts)
      guard !tree.kind(value).isScalar, tree.range(value).bytes.lowerBound >= place.upperBound,
        tree.unquotedReference(value) == nil
      else { continue }
      add(
        tree, value, parent: index, path: path + [name], end: place.upperBound, texts, &sections)
    }
    for item in tree.items(node) {
      let place = tree.range(item).bytes
      guard place.lowerBound >= end else { continue }
      let index = append(
        tree, item, key: "", at: place.lowerBound..<place.lowerBound, .other, parent: parent,
        in: path, isItem: true, texts)
      add(tree, item, parent: index, path: path, end: place.lowerBound, texts, &sections)
    }
  }

  private mutating func append(
    _ tree: SyntaxTree, _ node: NodeID, key: String, at place: Range<Int>, _ meaning: Meaning,
    parent: Int?, in outer: [String], isItem: Bool = false, _ texts: TextTable
  ) -> Int {
    var range = tree.range(node).bytes
    let value: Value
    if range.lowerBound < place.lowerBound {
      // An alias stands for what is written before.
      range = place.upperBound..<place.upperBound
      value = .null
    } else if let name = tree.unquotedReference(node) {
      value = .reference(texts.string(name))
    } else if tree.isNull(node) {
      value = .null
    } else if let text = tree.text(node) {
      value = .scalar(texts.string(text), isPlain: tree.kind(node) == .plainScalar)
    } else {
      value = tree.kind(node) == .sequence ? .list : .mapping
    }
    entries.append(
      Entry(
        key: key, keyRange: place, value: value, valueRange: range, meaning: meaning,
        parent: parent, outer: outer, isItem: isItem))
    let index = entries.count - 1
    if let parent { entries[parent].children.append(index) } else { roots.append(index) }
    return index
  }

  /// The innermost entry at an offset, nil where none is.
  package func entry(at offset: Int) -> Int? {
    var found: Int?
    var next = roots
    while let index = next.last(where: { entries[$0].range.touches(offset) }) {
      found = index
      next = entries[index].children
    }
    return found
  }

  /// The entry that keys lead to from the root, the last one of equal ones.
  package func entry(_ path: [String]) -> Entry? {
    var next = roots
    var found: Entry?
    for key in path {
      guard let index = next.last(where: { entries[$0].key == key }) else { return nil }
      found = entries[index]
      next = entries[index].children
    }
    return found
  }

  /// What may stand as the value of an entry; nil where no table says so.
  package func kind(of entry: Entry) -> ValueKind? {
    switch entry.meaning {
    case .key(let key): key.value
    case .paletteName: entry.value.text == nil ? nil : .color
    case .name(.roles): .color
    case .other: entry.parent.flatMap { kind(of: entries[$0]) }
    case .name, .rule, .option: nil
    }
  }

  package func isColor(_ entry: Entry) -> Bool {
    guard let text = entry.value.text, let kind = kind(of: entry) else { return false }
    return kind.takesColor && !kind.ownWords.contains(text)
  }
}

extension SourceRange {
  package var bytes: Range<Int> { Int(lower)..<Int(upper) }
}

extension ValueKind {
  /// Whether a color may stand there.
  package var takesColor: Bool {
    if case .colorOr = self { return true }
    return [
      "color", "colorMember", "literalColor", "backdrop", "backdrops", "gradient",
      "gradientColors",
    ].contains(shape)
  }

  /// The words that may stand in place of a color.
  fileprivate var ownWords: [String] {
    if case .wordsOr(let words, _, _) = self { words.map(\.name) } else { [] }
  }

  /// Whether the name of an appearance may stand there.
  package var takesAppearance: Bool { shape == "appearanceName" || shape == "inverse" }

  /// Whether a path of a file may stand there.
  package var takesPath: Bool { shape == "tokens" || shape == "tokenFile" || takesTheme }

  /// Whether a path may stand there or something else, which the keys beside it decide.
  package var mayTakePath: Bool { shape == "tokenChoice" || takesPath }

  /// Whether the path of a theme may stand there.
  package var takesTheme: Bool { shape == "paths" }
}
