import ThemeModel
import ThemeSyntax

/// A theme as written and what is wrong with its shape.
struct ParsedTheme {
  var document: ThemeDocument
  var texts: TextTable
  var diagnostics: [Diagnostic]
}

/// Reads a theme out of its syntax tree; what has the wrong shape is reported and left out.
func parseTheme(
  _ source: SourceFile, _ tree: SyntaxTree, texts: consuming TextTable
) -> ParsedTheme {
  var parser = NodeParser(source, tree: tree, texts: texts)
  var document = ThemeDocument()
  let isWhole = parser.reportOtherFile()
  for (key, value) in tree.entries(tree.root) where isWhole {
    switch parser.word(key) {
    case .jsonSchema: _ = parser.text(value, "'$schema'", takes: "the path of a JSON Schema")
    case .schema: parser.schemaVersion(value)
    case .name: document.name = parser.identifier(value, "'name'", upper: true)
    case .prefix:
      document.prefix = parser.layered(value) {
        $0.identifier(value, "'prefix'", upper: false)
      }
    case .extends: document.extends = parser.paths(value)
    case .tokens: document.tokens = parser.tokens(value)
    case .palette: document.palette = parser.palette(value)
    case .appearances: document.appearances += parser.appearances(value)
    case .inverse: document.inverse = parser.layered(value) { $0.inverse(value) }
    case .dynamic: document.dynamic = parser.dynamic(value)
    case .roles: document.roles = parser.roles(value)
    case .screens: document.screens = parser.screens(value)
    default:
      if let appearance = parser.appearanceOutside(key, value) {
        document.appearances.append(appearance)
        continue
      }
      // What seems to be meant is read: what else is wrong is in there.
      let meant = parser.unknownKey(key, in: .theme)
      switch meant.flatMap({ parser.takes($0, for: tree.root) ? $0 : nil }) {
      case .palette?: document.palette = parser.palette(value)
      case .appearances?: document.appearances += parser.appearances(value)
      case .tokens?: document.tokens = parser.tokens(value)
      case .roles?: document.roles = parser.roles(value)
      case .dynamic?: document.dynamic = parser.dynamic(value)
      case .screens?: document.screens = parser.screens(value)
      default: parser.lacksNames = true
      }
    }
  }
  document.droppedColors = parser.droppedColors
  document.unsetEntries = parser.unsetEntries
  document.reportedNames = parser.reportedNames
  document.lacksNames = parser.lacksNames
  return ParsedTheme(
    document: document, texts: parser.texts, diagnostics: parser.diagnostics.all)
}

extension NodeParser {
  fileprivate mutating func schemaVersion(_ node: NodeID) {
    guard let version = text(node, "'schema'", takes: "1") else { return }
    guard texts.string(version.value) != "1" else { return }
    error("unknown-value", "'schema' takes 1, the only version so far", at: node, fix: "1")
  }

  /// A part of a Swift or file name.
  fileprivate mutating func identifier(
    _ node: NodeID, _ what: String, upper: Bool
  ) -> Located<String>? {
    guard let text = text(node, what) else { return nil }
    let written = texts.string(text.value)
    let name = upper ? SwiftName.upperCamel(written) : SwiftName.lowerCamel(written)
    guard name == written, SwiftName.isUsable(name) else {
      let start = upper ? "an upper-case" : "a lower-case"
      error(
        "unusable-name",
        "\(what) is a part of Swift names: letters and digits, beginning with \(start) letter",
        at: node, fix: SwiftName.isUsable(name) ? name : nil)
      return nil
    }
    return Located(written, at: text.range)
  }

  fileprivate mutating func paths(_ node: NodeID) -> [Located<String>] {
    let nodes = tree.kind(node) == .sequence ? tree.items(node) : [node]
    guard nodes.count <= ThemeLimits.extended else {
      lacksNames = true
      error(
        "too-many-names", "'extends' takes \(ThemeLimits.extended) paths at most",
        at: nodes[ThemeLimits.extended])
      return []
    }
    return nodes.compactMap { item in
      if let text = tree.text(item), texts.bytes(text).count > ThemeLimits.path {
        lacksNames = true
        error("unreadable-file", "path is longer than \(ThemeLimits.path) bytes", at: item)
        return nil
      }
      return text(item, "'extends'", takes: "a path or a list of paths").map {
        Located(texts.string($0.value), at: $0.range)
      }
    }
  }
}
