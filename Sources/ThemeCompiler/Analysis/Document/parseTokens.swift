import ColorScience
import DesignTokens
import OutputText
import ThemeSyntax

extension NodeParser {
  /// A path or a mapping, or a list of both.
  mutating func tokens(_ node: NodeID) -> [TokenEntry] {
    few(node, of: "'tokens'").compactMap { item in
      let entry =
        tree.kind(item) == .mapping
        ? tokenEntry(item)
        : path(item, "'tokens'", takes: "a path or a mapping").map {
          TokenEntry(.file, path: $0, folder: "")
        }
      if entry == nil { notes.lacksNames = true }
      return entry
    }
  }

  private mutating func few(_ node: NodeID, of list: String) -> [NodeID] {
    let few = items(node, list, atMost: ThemeLimits.extended, "entries", as: "too-many-names")
    if few == nil { notes.lacksNames = true }
    return few ?? []
  }

  private mutating func tokenEntry(_ node: NodeID) -> TokenEntry? {
    var written = WrittenTokenEntry()
    read(node, as: WrittenTokenEntry.mapping, into: &written)
    var entry = written.entry
    take(written.choices, into: &entry)
    if let target = written.target { entry.kind = catalogKind(target, entry.kind) }
    if let modes = written.modes, entry.kind != .file {
      error("misplaced-key", "'modes' needs 'file'", at: modes)
    }
    return isComplete(entry, node, written.source) ? entry : nil
  }

  /// The parts of `catalog: { path: …, as: … }`, or the value itself as a path.
  fileprivate mutating func catalogParts(
    _ value: NodeID, _ kind: TokenEntry.Kind
  ) -> (target: NodeID?, path: NodeID) {
    guard case .catalog = kind, tree.kind(value) == .mapping else { return (nil, value) }
    var target: NodeID?
    var path = value
    for (key, value) in tree.entries(value) {
      switch string(key) {
      case "as": target = value
      case "path": path = value
      default: unknownKey(key, in: .tokenEntry)
      }
    }
    return (target, path)
  }

  private mutating func catalogKind(
    _ node: NodeID, _ kind: TokenEntry.Kind
  ) -> TokenEntry.Kind {
    guard case .catalog = kind else {
      error("misplaced-key", "'as' needs 'catalog'", at: node)
      return kind
    }
    let choice = named(node, "'as'", [("values", false), ("names", true)])
    return .catalog(isByName: choice?.value ?? false)
  }

  private mutating func isComplete(
    _ entry: TokenEntry, _ node: NodeID, _ naming: NodeID?
  ) -> Bool {
    guard entry.kind == .variants else { return entry.path != nil }
    guard entry.files[.light] == nil else { return true }
    if naming == nil {
      error(
        "missing-key",
        entry.files.isEmpty
          ? "entry of 'tokens' needs a file: 'file', 'light', 'resolver', 'themes' or 'catalog'"
          : "entry of 'tokens' needs 'light', which other variants fall back to", at: node)
    }
    return false
  }

  private mutating func take(
    _ choices: [(variant: Variant, entry: KeyEntry)], into entry: inout TokenEntry
  ) {
    for (variant, choice) in choices {
      let (key, value) = (choice.key, choice.value)
      switch entry.kind {
      case .variants:
        entry.files[variant] = few(value, of: "'\(variant.name)'").compactMap {
          path($0, "'\(variant.name)'", takes: "a path or a list of paths")
        }
      case .resolver: entry.inputs[variant] = inputs(value, variant)
      case .themes: entry.modes[variant] = names(value, "'\(variant.name)'")
      case .file, .catalog:
        error(
          "misplaced-key",
          "'\(variant.name)' takes files when there is no 'file'; write names of modes under 'modes'",
          at: key)
      }
    }
  }

  private mutating func inputs(_ node: NodeID, _ variant: Variant) -> [TokenEntry.Input] {
    guard isMapping(node, "'\(variant.name)'") else { return [] }
    var inputs: [TokenEntry.Input] = []
    for (key, value) in tree.entries(node) {
      guard let modifier = tree.text(key),
        let context = name(value, "'\(shown(key))'", takes: "the name of a context")
      else { continue }
      inputs.append(
        TokenEntry.Input(TokenEntry.Text(texts.string(modifier), at: tree.range(key)), context))
    }
    return inputs
  }

  fileprivate mutating func modes(_ node: NodeID) -> [Variant: [TokenEntry.Text]] {
    guard isMapping(node, "'modes'") else { return [:] }
    var modes: [Variant: [TokenEntry.Text]] = [:]
    for (key, value) in tree.entries(node) {
      if let variant = Variant.allCases.first(where: { $0.name == string(key) }) {
        modes[variant] = names(value, "'\(variant.name)'")
      } else {
        unknownKey(key, in: .adaptiveColor)
      }
    }
    return modes
  }

  fileprivate mutating func names(_ node: NodeID, _ what: String) -> [TokenEntry.Text] {
    items(node).compactMap { name($0, what, takes: "a name or a list of names") }
  }

  fileprivate mutating func path(_ node: NodeID, _ what: String, takes: String) -> TokenEntry.Text?
  {
    isLongPath(node) ? nil : name(node, what, takes: takes)
  }

  fileprivate mutating func name(_ node: NodeID, _ what: String, takes: String) -> TokenEntry.Text?
  {
    text(node, what, takes: takes).map { TokenEntry.Text(texts.string($0.value), at: $0.range) }
  }
}

/// The keys of an entry of `tokens` as far as they are written.
struct WrittenTokenEntry {
  fileprivate var entry = TokenEntry(.variants, path: nil, folder: "")
  /// The key that names the source.
  fileprivate var source: NodeID?
  fileprivate var modes: NodeID?
  /// The value of `as`.
  fileprivate var target: NodeID?
  fileprivate var choices: [(variant: Variant, entry: KeyEntry)] = []

  static let mapping = Mapping<WrittenTokenEntry>(
    "an entry of 'tokens'",
    [
      source(
        "file", .file, "A file of tokens, whatever its dialect", #""brand.tokens.json""#),
      Key(
        "modes", .shape("tokenModes", "variants with names of modes"),
        "The mode within the file that each variant takes",
        standard: "modes that are called like a variant",
        example: #"{ "light": "Light", "dark": "Dark" }"#
      ) { parser, entry, written in
        written.modes = entry.key
        written.entry.modes = parser.modes(entry.value)
      },
      source(
        "resolver", .resolver, "A resolver document; each variant's key takes its inputs",
        #""brand.resolver.json""#),
      source(
        "themes", .themes,
        "A list of themes of token sets; each variant's key takes names of themes",
        #""tokens/$themes.json""#),
      source(
        "catalog", .catalog(isByName: false), "An asset catalog, whose color sets are tokens",
        #""Assets.xcassets""#),
      Key(
        "as",
        .words([
          ValueWord("values", "The catalog's colors are written into the outputs"),
          ValueWord("names", "Swift looks the catalog's colors up by their names"),
        ]), "How a catalog's colors are used", standard: "values", example: #""names""#
      ) { $2.target = $1.value },
      Key(
        "under", .shape("tokenPrefix", "a name"), "The prefix of the entry's token names",
        standard: "nothing", example: #""brand""#
      ) { $2.entry.namePrefix = $0.name($1.value, $1.what, takes: "a name") },
    ]
      + zip(Variant.allCases, ["light", "dark", "light-hc", "dark-hc"]).map { variant, file in
        Key(
          variant.name, .shape("tokenChoice", "files, inputs or names of themes"),
          variant.summary("The files"), standard: variant.standard,
          example: "\"\(file).tokens.json\""
        ) { $2.choices.append((variant, $1)) }
      })

  private static func source(
    _ name: String, _ kind: TokenEntry.Kind, _ summary: String, _ example: String
  ) -> Key<WrittenTokenEntry> {
    Key(name, .shape("tokenFile", "a path relative to this file"), summary, example: example) {
      parser, entry, written in
      guard written.source == nil else {
        parser.error(
          "misplaced-key",
          "entry of 'tokens' names one of 'file', 'resolver', 'themes' or 'catalog'",
          at: entry.key)
        return
      }
      written.source = entry.key
      written.entry.kind = kind
      let (target, path) = parser.catalogParts(entry.value, kind)
      written.entry.path = parser.path(path, entry.what, takes: "a path")
      if let target { written.target = target }
    }
  }
}
