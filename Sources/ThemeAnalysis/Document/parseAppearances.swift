import ThemeModel
import ThemeSyntax

extension NodeParser {
  mutating func appearances(_ node: NodeID) -> [AppearanceDocument] {
    guard isMapping(node, "'appearances'") else {
      document.lacksNames = true
      return []
    }
    return entries(
      of: node, "appearances", "an appearance's name", atMost: ThemeLimits.appearances
    ) { parser, name, _, value in parser.appearance(named: name, value) }
  }

  /// A section's entries, none over the limit; nulls are recorded if entries are inherited singly.
  mutating func entries<Entry>(
    of node: NodeID, _ plural: String, _ title: String,
    inherited section: UnsetEntry.Section? = nil, atMost most: Int = ThemeLimits.names,
    _ read: (inout NodeParser, _ name: Located<TextID>, _ key: NodeID, _ value: NodeID) -> Entry?
  ) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(min(tree.entryCount(node), most))
    for (key, value) in tree.entries(node) {
      guard entries.count < most else {
        document.lacksNames = true
        diagnostics.append(.tooManyNames(most, plural, at: tree.range(key)))
        return []
      }
      guard let name = text(key, title) else { continue }
      if let section, isUnsetEntry(value, section, named: name.value) { continue }
      if let entry = read(&self, name, key, value) { entries.append(entry) }
    }
    return entries
  }

  mutating func appearance(named name: Located<TextID>, _ node: NodeID) -> AppearanceDocument {
    var appearance = AppearanceDocument(name: name)
    guard isMapping(node, "appearance", named: name.value) else { return appearance }
    readEntries(of: node, in: .appearance) { $0.read($1, $2, $3, into: &appearance) }
    return appearance
  }

  private mutating func read(
    _ word: Word?, _ key: NodeID, _ value: NodeID, into appearance: inout AppearanceDocument
  ) -> Bool {
    switch word {
    case .abstract:
      appearance.isAbstract = layered(value) { parser in
        parser.flag(value, "'abstract'").map { Located($0, at: parser.tree.range(value)) }
      }
    case .extends:
      appearance.extends = layered(value) {
        $0.text(value, "'extends'", takes: "an appearance's name")
      }
    case .description:
      appearance.description = layered(value) { parser in
        parser.text(value, "'description'").map { parser.texts.string($0.value) }
      }
    case .deprecated: appearance.deprecation = deprecation(value)
    case .interfaceStyle:
      appearance.interfaceStyle = layered(value) { $0.interfaceStyle(value) }
    case .statusBarStyle:
      appearance.statusBarStyle = layered(value) { $0.statusBarStyle(value) }
    case .backdrop: appearance.backdrop = backdrop(value, of: key)
    case .inverse: appearance.inverse = layered(value) { $0.inverse(value) }
    default:
      guard let kind = word?.bar else { return false }
      appearance.bars[kind] = bar(value, kind)
    }
    return true
  }

  mutating func interfaceStyle(_ node: NodeID) -> Located<InterfaceStyle>? {
    choice(node, "'interfaceStyle'", InterfaceStyle.allCases)
  }

  /// `default`, `lightContent`, `darkContent`, `auto`, or a style for each interface style.
  mutating func statusBarStyle(_ node: NodeID) -> Located<StatusBarChoice>? {
    guard tree.kind(node) == .mapping else {
      return named(
        node, "'statusBarStyle'", StatusBarChoice.all, or: "a mapping of light and dark")
    }
    var styles: [Word: Located<StatusBarStyle>] = [:]
    var seen: [Word] = []
    for (key, value) in tree.entries(node) {
      guard
        let style = word(key) == .light || word(key) == .dark
          ? word(key) : unknownKey(key, in: .statusBarStyles), styles[style] == nil
      else { continue }
      seen.append(style)
      styles[style] = choice(value, "'\(style.rawValue)'", StatusBarStyle.allCases)
    }
    missingKeys([.light, .dark], seen: seen, of: "'statusBarStyle'", at: node)
    guard let light = styles[.light], let dark = styles[.dark] else { return nil }
    return Located(.styles(light: light, dark: dark), at: tree.range(node))
  }

  /// `true` or a message; `false` removes an inherited one.
  private mutating func deprecation(_ node: NodeID) -> Layered<Deprecation> {
    let isPlain = tree.kind(node) == .plainScalar
    if isPlain, word(node) == .false {
      return .unset(Unset(range: tree.range(node), hasEffect: true))
    }
    return layered(node) { parser in
      let message = parser.text(node, "'deprecated'", takes: "true or a message")
      return message.map {
        isPlain && parser.word(node) == .true ? .plain : .message(parser.texts.string($0.value))
      }
    }
  }
}
