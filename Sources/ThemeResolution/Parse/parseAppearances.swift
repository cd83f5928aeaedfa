import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// The appearances by name.
  mutating func appearances(_ node: NodeID) -> [AppearanceDocument] {
    guard isMapping(node, "'appearances'") else {
      lacksNames = true
      return []
    }
    var appearances: [AppearanceDocument] = []
    // An array that grows leaves holes in memory that a large theme cannot use.
    appearances.reserveCapacity(min(tree.entryCount(node), ThemeLimits.names))
    for (key, value) in tree.entries(node) {
      guard appearances.count < ThemeLimits.names else {
        reportTooMany("appearances", at: key)
        return []
      }
      guard let name = text(key, "an appearance's name") else { continue }
      appearances.append(appearance(named: name, value))
    }
    return appearances
  }

  /// Reports the first name of a section that is one too many.
  mutating func reportTooMany(_ names: String, at key: NodeID) {
    lacksNames = true
    error("too-many-names", "a theme has no more than \(ThemeLimits.names) \(names)", at: key)
  }

  private mutating func appearance(
    named name: Located<TextID>, _ node: NodeID
  ) -> AppearanceDocument {
    var appearance = AppearanceDocument(name: name)
    guard isMapping(node, "appearance", named: name.value) else { return appearance }
    for (key, value) in tree.entries(node) {
      switch word(key) {
      case .extends: appearance.extends = text(value, "'extends'", takes: "an appearance's name")
      case .description:
        appearance.description = text(value, "'description'").map { texts.string($0.value) }
      case .deprecated: appearance.deprecation = deprecation(value)
      case .interfaceStyle: appearance.interfaceStyle = interfaceStyle(value)
      case .statusBarStyle: appearance.statusBarStyle = statusBarStyle(value)
      case .navigationBar: appearance.bars.navigationBar = bar(value, .navigationBar)
      case .toolbar: appearance.bars.toolbar = bar(value, .toolbar)
      case .tabBar: appearance.bars.tabBar = bar(value, .tabBar)
      case .inverse: appearance.inverse = inverse(value)
      default: unknownKey(key, in: .appearance)
      }
    }
    return appearance
  }

  /// `unspecified`, `light` or `dark`.
  mutating func interfaceStyle(_ node: NodeID) -> Located<InterfaceStyle>? {
    choice(node, "'interfaceStyle'", InterfaceStyle.allCases)
  }

  /// `default`, `lightContent`, `darkContent` or `auto`.
  mutating func statusBarStyle(_ node: NodeID) -> Located<StatusBarChoice>? {
    named(node, "'statusBarStyle'", StatusBarChoice.all)
  }

  private mutating func deprecation(_ node: NodeID) -> Deprecation? {
    guard let message = text(node, "'deprecated'", takes: "true or a message") else { return nil }
    guard tree.kind(node) == .plainScalar else {
      return .message(texts.string(message.value))
    }
    switch word(node) {
    case .true: return .plain
    case .false: return nil
    default: return .message(texts.string(message.value))
    }
  }
}
