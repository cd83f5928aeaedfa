import ThemeModel
import ThemeSyntax

/// Reads a theme from its syntax tree; values of the wrong shape are reported and dropped.
func parseTheme(
  _ source: SourceFile, _ tree: SyntaxTree, texts: consuming TextTable
) -> NodeParser {
  var parser = NodeParser(source: source, tree: tree, texts: texts)
  parser.theme()
  return parser
}

extension NodeParser {
  fileprivate mutating func theme() {
    guard reportOtherFile() else { return }
    for (key, value) in tree.entries(tree.root) {
      if read(section: word(key), value) { continue }
      switch word(key) {
      case .jsonSchema: _ = text(value, "'$schema'", takes: "the path of a JSON Schema")
      case .schema: schemaVersion(value)
      case .name: document.name = identifier(value, "'name'", upper: true)
      case .prefix:
        document.prefix = layered(value) { $0.identifier(value, "'prefix'", upper: false) }
      case .extends: document.extends = paths(value)
      case .inverse: document.inverse = layered(value) { $0.inverse(value) }
      default:
        if let appearance = appearanceOutside(key, value) {
          document.appearances.append(appearance)
          continue
        }
        // Reads the value as the nearest key's, to report errors in it.
        let meant = unknownKey(key, in: .theme)
        if let meant, takes(meant, for: tree.root), read(section: meant, value) { continue }
        document.lacksNames = true
      }
    }
  }

  private mutating func read(section word: Word?, _ value: NodeID) -> Bool {
    switch word {
    case .palette: document.palette = palette(value)
    case .appearances: document.appearances += appearances(value)
    case .tokens: document.tokens = tokens(value)
    case .roles: document.roles = roles(value)
    case .dynamic: document.dynamic = dynamic(value)
    case .screens: document.screens = screens(value)
    default: return false
    }
    return true
  }

  fileprivate mutating func schemaVersion(_ node: NodeID) {
    guard let version = text(node, "'schema'", takes: "1") else { return }
    guard texts.string(version.value) != "1" else { return }
    error("unknown-value", "'schema' takes 1, the only version so far", at: node, fix: "1")
  }

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
    let nodes = items(
      node, "'extends'", atMost: ThemeLimits.extended, "paths", as: "too-many-names")
    guard let nodes else {
      document.lacksNames = true
      return []
    }
    return nodes.compactMap { item in
      guard !isLongPath(item) else {
        document.lacksNames = true
        return nil
      }
      return text(item, "'extends'", takes: "a path or a list of paths").map {
        Located(texts.string($0.value), at: $0.range)
      }
    }
  }
}
