import ColorScience
import DesignTokens
import OutputText
import ThemeModel
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
      if entry == nil { document.lacksNames = true }
      return entry
    }
  }

  private mutating func few(_ node: NodeID, of list: String) -> [NodeID] {
    let few = items(node, list, atMost: ThemeLimits.extended, "entries", as: "too-many-names")
    if few == nil { document.lacksNames = true }
    return few ?? []
  }

  private static let kinds: [(word: Word, kind: TokenEntry.Kind)] = [
    (.file, .file), (.resolver, .resolver), (.themes, .themes),
    (.catalog, .catalog(isByName: false)),
  ]

  private mutating func tokenEntry(_ node: NodeID) -> TokenEntry? {
    var entry = TokenEntry(.variants, path: nil, folder: "")
    var choices: [(variant: Variant, key: NodeID, value: NodeID)] = []
    var naming: NodeID?
    var modesKey: NodeID?
    var asKey: NodeID?
    for (key, value) in tree.entries(node) {
      let word = word(key)
      if let row = Self.kinds.first(where: { $0.word == word }) {
        guard naming == nil else {
          error(
            "misplaced-key",
            "entry of 'tokens' names one of \(list(Self.kinds.map { "'\($0.word.rawValue)'" }))",
            at: key)
          continue
        }
        naming = key
        entry.kind = row.kind
        let (target, path) = catalogParts(value, row.kind)
        entry.path = self.path(path, "'\(row.word.rawValue)'", takes: "a path")
        if let target { asKey = target }
        continue
      }
      switch word {
      case .modes:
        modesKey = key
        entry.modes = modes(value)
      case .as: asKey = value
      case .under: entry.namePrefix = name(value, "'under'", takes: "a name")
      default:
        if let variant = Variant.allCases.first(where: { $0.name == string(key) }) {
          choices.append((variant, key, value))
        } else {
          unknownKey(key, in: .tokenEntry)
        }
      }
    }
    take(choices, into: &entry)
    if let asKey { entry.kind = catalogKind(asKey, entry.kind) }
    if let modesKey, entry.kind != .file {
      error("misplaced-key", "'modes' needs 'file'", at: modesKey)
    }
    return isComplete(entry, node, naming) ? entry : nil
  }

  /// The parts of `catalog: { path: …, as: … }`, or the value itself as a path.
  private mutating func catalogParts(
    _ value: NodeID, _ kind: TokenEntry.Kind
  ) -> (target: NodeID?, path: NodeID) {
    guard case .catalog = kind, tree.kind(value) == .mapping else { return (nil, value) }
    var target: NodeID?
    var path = value
    for (key, value) in tree.entries(value) {
      if word(key) == .as {
        target = value
      } else if string(key) == "path" {
        path = value
      } else {
        unknownKey(key, in: .tokenEntry)
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
    _ choices: [(variant: Variant, key: NodeID, value: NodeID)], into entry: inout TokenEntry
  ) {
    for (variant, key, value) in choices {
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

  private mutating func modes(_ node: NodeID) -> [Variant: [TokenEntry.Text]] {
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

  private mutating func names(_ node: NodeID, _ what: String) -> [TokenEntry.Text] {
    items(node).compactMap { name($0, what, takes: "a name or a list of names") }
  }

  private mutating func path(_ node: NodeID, _ what: String, takes: String) -> TokenEntry.Text? {
    isLongPath(node) ? nil : name(node, what, takes: takes)
  }

  private mutating func name(_ node: NodeID, _ what: String, takes: String) -> TokenEntry.Text? {
    text(node, what, takes: takes).map { TokenEntry.Text(texts.string($0.value), at: $0.range) }
  }
}
