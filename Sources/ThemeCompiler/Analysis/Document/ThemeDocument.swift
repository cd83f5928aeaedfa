import DesignTokens
import ThemeSyntax

/// A theme as written, with the range of every part; names are not resolved yet.
package struct ThemeDocument: Sendable {
  var name: Located<String>?
  var prefix: Layered<Located<String>> = .inherited
  var extends: [Located<String>] = []
  /// Files of design tokens; palette colors override theirs.
  var tokens: [TokenEntry] = []
  var palette = PaletteDocument()
  var appearances: [AppearanceDocument] = []
  var inverse: Layered<Located<InverseDocument>> = .inherited
  var dynamic: [DynamicDocument] = []
  var roles: [RoleDocument] = []
  var screens: [ScreenDocument] = []
  var notes = ParseNotes()
  /// A change that resolving applies; the document keeps the written value.
  var change: InternedChange?
  /// True if colors that no appearance uses are not resolved.
  var isTrial = false

  static let mapping = Mapping<ThemeDocument>(
    "a theme",
    [
      Key(
        "schema", .shape("formatVersion", "1"), "The version of the format", standard: "1",
        example: "1"
      ) { parser, entry, _ in parser.schemaVersion(entry.value) },
      Key(
        "name", \.name,
        Shape(.shape("themeName", "letters and digits, an upper-case letter first")) {
          $0.identifier($1, upper: true)
        }, "The name of the theme, a part of Swift and file names",
        standard: "the file's name without `.theme.yaml`, in UpperCamelCase", example: #""Shop""#),
      Key(
        "extends", \.extends,
        Shape(.shape("paths", "a path relative to this file, or a list of them")) {
          $0.extendedThemes($1.value)
        },
        "One theme or several over which this one is laid; later ones win", standard: "none",
        example: #""base.theme.yaml""#),
      Key(
        "prefix", layered: \.prefix,
        Shape(.shape("prefix", "letters and digits, a lower-case letter first")) {
          $0.identifier($1, upper: false)
        },
        "The beginning of the Swift names: with shop, light becomes shopLightAppearance",
        standard: "none", example: #""shop""#),
      Key(
        "tokens", \.tokens,
        Shape(.shape("tokens", "files of design tokens, or a list of them")) {
          $0.tokens($1.value)
        },
        "Files of design tokens, whose colors are palette colors by their paths",
        standard: "none", example: #""brand.tokens.json""#
      ).merging { $0.tokens = $1.tokens + $0.tokens },
      Key(
        "palette", \.palette,
        Shape(.shape("paletteGroup", "names with colors")) { $0.palette($1.value) },
        "Names for colors, nested at will", standard: "empty",
        example: ##"{ "ink": "#1C1C1E" }"##
      ).merging { $0.palette = $0.palette.over($1.palette) },
      Key(
        "appearances", .shape("appearances", "names with appearances"),
        "The looks of screens by name; light becomes lightAppearance in Swift", standard: "empty",
        example: ##"{ "light": { "toolbar": { "tintColor": "#0A5FD9" } } }"##
      ) { $2.appearances += $0.appearances($1.value) }
      .merging { theme, lower in
        theme.appearances = merged(theme.appearances, over: lower.appearances) { $0.over($1) }
      },
      Key(
        "inverse", layered: \.inverse, .inverse,
        "The inverse of every appearance that has none of its own", standard: "none",
        example: #""mirror""#),
      Key(
        "dynamic", \.dynamic,
        Shape(.shape("dynamics", "names with dynamic appearances")) { $0.dynamic($1.value) },
        "Appearances that follow the interface style, by name",
        standard: "empty", example: #"{ "system": { "light": "light", "dark": "dark" } }"#
      ).merging { $0.merge(\.dynamic, .dynamic, over: $1) },
      Key(
        "roles", \.roles,
        Shape(.shape("roles", "names with colors")) { $0.roles($1.value) }, "Colors by role",
        standard: "empty",
        example: ##"{ "content": { "light": "#F7F7F9", "dark": "#1C1C1E" } }"##
      ).merging { $0.merge(\.roles, .role, over: $1) },
      Key(
        "screens", \.screens,
        Shape(.shape("screens", "class names with screens")) { $0.screens($1.value) },
        "The appearance of each screen, by the class name of its view controller",
        standard: "empty", example: #"{ "ListViewController": { "appearance": "light" } }"#
      ).merging { $0.merge(\.screens, .screen, over: $1) },
      Key(
        "$schema", .text, "The JSON Schema by which editors check a theme in JSON",
        standard: "none", example: #""theme.schema.json""#
      ) { parser, entry, _ in
        _ = parser.text(entry.value, entry.what, takes: "the path of a JSON Schema")
      },
    ])

  /// The theme merged onto another one, without the name of the other.
  func over(_ lower: ThemeDocument) -> ThemeDocument {
    var theme = self
    for key in Self.mapping.keys { key.merge(&theme, lower) }
    theme.notes.add(lower.notes)
    return theme
  }

  /// Merges entries onto a lower layer, except entries that are set to null.
  private mutating func merge<Element: NamedDocument>(
    _ entries: WritableKeyPath<ThemeDocument, [Element]>, _ section: UnsetEntry.Section,
    over lower: ThemeDocument
  ) {
    var inherited = lower[keyPath: entries]
    for (index, entry) in notes.unsetEntries.enumerated() where entry.section == section {
      let count = inherited.count
      inherited.removeAll { $0.name.value == entry.name }
      if inherited.count < count { notes.unsetEntries[index].unset.hasEffect = true }
    }
    self[keyPath: entries] = merged(self[keyPath: entries], over: inherited) { own, _ in own }
  }
}

protocol NamedDocument {
  var name: Located<TextID> { get }
}

/// The lower elements, each merged with the own element of the same name, then the new ones.
private func merged<Element: NamedDocument>(
  _ own: [Element], over lower: [Element], _ combine: (Element, _ lower: Element) -> Element
) -> [Element] {
  guard !lower.isEmpty, !own.isEmpty else { return lower + own }
  var merged = lower
  var indices: [TextID: Int] = [:]
  for (index, element) in lower.enumerated() { indices[element.name.value] = index }
  for element in own {
    if let index = indices[element.name.value] {
      merged[index] = combine(element, merged[index])
    } else {
      merged.append(element)
    }
  }
  return merged
}

/// Reads a theme from its syntax tree; values of the wrong shape are reported and dropped.
func parseTheme(
  _ source: SourceFile, _ tree: SyntaxTree, texts: consuming TextTable,
  owner: @escaping KeyOwner = { _ in nil }
) -> (document: ThemeDocument, texts: TextTable, diagnostics: FindingList) {
  var parser = NodeParser(source: source, tree: tree, texts: texts, owner: owner)
  var theme = parser.theme()
  theme.notes = parser.notes
  return (theme, parser.texts, parser.diagnostics)
}

extension NodeParser {
  fileprivate mutating func theme() -> ThemeDocument {
    var theme = ThemeDocument()
    guard reportOtherFile() else { return theme }
    read(tree.root, as: ThemeDocument.mapping, into: &theme) { parser, key, value, theme in
      if let appearance = parser.appearanceOutside(key, value) {
        theme.appearances.append(appearance)
        return nil
      }
      let meant = parser.keyMeant(by: key, in: .theme, of: parser.tree.root)
      if meant == nil { parser.notes.lacksNames = true }
      return meant
    }
    return theme
  }

  mutating func schemaVersion(_ node: NodeID) {
    guard let version = text(node, "'schema'", takes: "1") else { return }
    guard texts.string(version.value) != "1" else { return }
    error("unknown-value", "'schema' takes 1, the only version so far", at: node, fix: "1")
  }

  mutating func identifier(_ entry: KeyEntry, upper: Bool) -> Located<String>? {
    guard let text = text(entry.value, entry.what) else { return nil }
    let written = texts.string(text.value)
    let name = upper ? SwiftName.upperCamel(written) : SwiftName.lowerCamel(written)
    guard name == written, SwiftName.isUsable(name) else {
      let start = upper ? "an upper-case" : "a lower-case"
      error(
        "unusable-name",
        "\(entry.what) is a part of Swift names: letters and digits, beginning with \(start) letter",
        at: entry.value, fix: SwiftName.isUsable(name) ? name : nil)
      return nil
    }
    return Located(written, at: text.range)
  }

  mutating func extendedThemes(_ node: NodeID) -> [Located<String>] {
    let nodes = items(
      node, "'extends'", atMost: ThemeLimits.extended, "paths", as: "too-many-names")
    guard let nodes else {
      notes.lacksNames = true
      return []
    }
    return nodes.compactMap { item in
      guard !isLongPath(item) else {
        notes.lacksNames = true
        return nil
      }
      return text(item, "'extends'", takes: "a path or a list of paths").map {
        Located(texts.string($0.value), at: $0.range)
      }
    }
  }
}

extension NodeParser {
  /// Reports a configuration file in place of a theme once, not key by key; false if it is one.
  fileprivate mutating func reportOtherFile() -> Bool {
    let keys = tree.entries(tree.root).map(\.key)
    let own = Set(Section.theme.names)
    guard !keys.contains(where: { own.contains(string($0)) }),
      let first = keys.first(where: { owner(string($0)) == Section.configurationTitle })
    else { return true }
    notes.lacksNames = true
    let written = shown(first)
    error(
      "misplaced-key",
      "'\(written)' is a key of a configuration; the file is one, not a theme, and counts as "
        + "'\(Configuration.fileName)' beside its themes", at: first)
    return false
  }

  /// Reports and reads an appearance at the top level; nil for other unknown keys.
  fileprivate mutating func appearanceOutside(_ key: NodeID, _ node: NodeID) -> AppearanceDocument?
  {
    guard owner(string(key)) == nil, tree.kind(node) == .mapping,
      KeySynonym.key(meantBy: string(key), among: Section.theme.names) == nil,
      let name = tree.text(key), tree.entries(node).contains(where: { word($0.key)?.bar != nil })
    else { return nil }
    let written = shown(key)
    error(
      "misplaced-key",
      "appearance '\(written)' belongs under 'appearances:'; move it there and indent it", at: key)
    return appearance(named: Located(name, at: tree.range(key)), node)
  }
}
