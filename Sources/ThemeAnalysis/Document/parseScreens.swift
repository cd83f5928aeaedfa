import ThemeModel
import ThemeSyntax

extension NodeParser {
  mutating func screens(_ node: NodeID) -> [ScreenDocument] {
    guard isMapping(node, "'screens'") else { return [] }
    return entries(of: node, "screens", "a screen's class name", inherited: .screen) {
      parser, name, key, value in
      if !SwiftName.isTypeName(parser.texts.string(name.value)) {
        parser.error(
          "unusable-name", "a screen is named by its class, such as CheckoutViewController", at: key
        )
      }
      return parser.screen(named: name, key, value)
    }
  }

  private mutating func screen(
    named name: Located<TextID>, _ owner: NodeID, _ node: NodeID
  ) -> ScreenDocument {
    var screen = ScreenDocument(name: name)
    guard isMapping(node, "screen", named: name.value) else { return screen }
    var seen: [Word] = []
    for (key, value) in tree.entries(node) {
      switch word(key) {
      case .appearance:
        seen.append(.appearance)
        screen.appearance = text(value, "'appearance'", takes: "an appearance's name")
      case .navigationBarHidden where isUnset(value), .toolbarHidden where isUnset(value),
        .whenEditing where isUnset(value):
        break
      case .navigationBarHidden:
        screen.navigationBarHidden = flag(value, "'navigationBarHidden'") ?? false
      case .toolbarHidden: screen.toolbarHidden = flag(value, "'toolbarHidden'") ?? true
      case .whenEditing:
        screen.whenEditing = text(
          value, "'whenEditing'", takes: "inverse or an appearance's name"
        ).map {
          Located(word(value) == .inverse ? .inverse : .appearance($0.value), at: $0.range)
        }
      default: seen += unknownKey(key, in: .screen).map { [$0] } ?? []
      }
    }
    let shown = shown(owner)
    missingKeys([.appearance], seen: seen, of: "screen '\(shown)'", at: owner)
    return screen
  }
}
