import ThemeSyntax

struct AppearanceDocument: NamedDocument, LookDocument, Sendable {
  var name: Located<TextID>
  /// The declaration of the inheritance chain's root; the own range if nothing is inherited.
  var family: SourceRange
  var extends: Layered<Located<TextID>> = .inherited
  /// Set by `abstract`, for appearances that only exist to be extended.
  var isAbstract: Layered<Located<Bool>> = .inherited
  var description: Layered<String> = .inherited
  var deprecation: Layered<Deprecation> = .inherited
  var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  var backdrop: Layered<Located<BackdropSource>> = .inherited
  var bars = Bars(all: BarDocument())
  var inverse: Layered<Located<InverseDocument>> = .inherited

  init(name: Located<TextID>) {
    self.name = name
    family = name.range
  }

  static let mapping = Mapping<AppearanceDocument>(
    "an appearance",
    [
      Key(
        "extends", layered: \.extends, .appearanceName,
        "An appearance over which this one is laid", standard: "none", example: #""light""#
      ).notInherited,
      Key(
        "abstract", layered: \.isAbstract, .flag,
        "Whether the appearance is only there to be extended by others", standard: "false",
        example: "false"
      ).notInherited,
      Key(
        "description", layered: \.description, .text(), "The doc comment of the Swift property",
        standard: "none", example: #""Default screens.""#
      ).notInherited,
      Key(
        "deprecated", .shape("deprecated", "true or a message"),
        "That the appearance is deprecated, or what to use instead of it", standard: "false",
        example: #""Use light.""#, isNullable: true
      ) { $2.deprecation = $0.deprecation($1.value) }
      .merging { $0.deprecation = $0.deprecation.over($1.deprecation) }.notInherited,
      .interfaceStyle(
        "Pins the screen to a light or dark interface; only that one's colors are checked",
        standard: "unspecified", example: #""light""#),
      .statusBarStyle(
        "The status bar's text, checked against the navigation bar", standard: "default",
        example: #""auto""#),
      .backdrop, .navigationBar, .toolbar, .tabBar,
      Key(
        "inverse", layered: \.inverse, .inverse, "How the inverse is made",
        standard: "the theme's inverse", example: #""mirror""#),
    ])

  /// The appearance merged onto the appearance of the same name in another file.
  func over(_ lower: AppearanceDocument) -> AppearanceDocument {
    var merged = self
    merged.family = lower.family
    for key in Self.mapping.keys { key.merge(&merged, lower) }
    return merged
  }

  /// The appearance merged onto the appearance that it extends, except for an inverse by name.
  func extending(_ parent: AppearanceDocument) -> AppearanceDocument {
    var parent = parent
    if case .appearance = parent.inverse.value?.value { parent.inverse = .inherited }
    var merged = self
    merged.family = parent.family
    for key in Self.mapping.keys where key.isInherited { key.merge(&merged, parent) }
    return merged
  }
}

enum StatusBarChoice: Sendable {
  case style(StatusBarStyle)
  indirect case styles(light: Located<StatusBarStyle>, dark: Located<StatusBarStyle>)
  case auto

  static let all: [(name: String, value: StatusBarChoice)] =
    StatusBarStyle.allCases.map { ($0.rawValue, .style($0)) } + [("auto", .auto)]
}

/// The status-bar styles of both interface styles as far as they are written.
struct WrittenStatusBarStyles: Sendable {
  var light: Located<StatusBarStyle>?
  var dark: Located<StatusBarStyle>?

  static let mapping = Mapping<WrittenStatusBarStyles>(
    "a status-bar style",
    [
      Key(
        "light", \.light, .word(), "The status bar's text in a light interface",
        example: #""darkContent""#, isRequired: true),
      Key(
        "dark", \.dark, .word(), "The status bar's text in a dark interface",
        example: #""lightContent""#, isRequired: true),
    ])
}

extension NodeParser {
  mutating func appearances(_ node: NodeID) -> [AppearanceDocument] {
    guard isMapping(node, "'appearances'") else {
      notes.lacksNames = true
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
        notes.lacksNames = true
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
    read(node, as: AppearanceDocument.mapping, into: &appearance)
    return appearance
  }

  /// `default`, `lightContent`, `darkContent`, `auto`, or a style for each interface style.
  mutating func statusBarStyle(_ node: NodeID) -> Located<StatusBarChoice>? {
    guard tree.kind(node) == .mapping else {
      return named(
        node, "'statusBarStyle'", StatusBarChoice.all, or: "a mapping of light and dark")
    }
    var styles = WrittenStatusBarStyles()
    let seen = read(node, as: WrittenStatusBarStyles.mapping, into: &styles)
    reportMissing(.statusBarStyles, in: node, seen: seen, of: "'statusBarStyle'", at: node)
    guard let light = styles.light, let dark = styles.dark else { return nil }
    return Located(.styles(light: light, dark: dark), at: tree.range(node))
  }

  /// `true` or a message; `false` removes an inherited one.
  mutating func deprecation(_ node: NodeID) -> Layered<Deprecation> {
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
