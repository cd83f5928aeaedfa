import ThemeSyntax

struct ScreenDocument: NamedDocument, Sendable {
  var name: Located<TextID>
  var appearance: Located<TextID>?
  var navigationBarHidden = false
  var toolbarHidden = true
  var whenEditing: Located<EditingChoice>?

  init(name: Located<TextID>) { self.name = name }

  static let mapping = Mapping<ScreenDocument>(
    "a screen",
    [
      Key(
        "appearance", \.appearance, .appearanceName, "The appearance of the screen",
        example: #""light""#, isRequired: true),
      Key(
        "navigationBarHidden", \.navigationBarHidden, .flag,
        "Whether the screen has no navigation bar", standard: "false", example: "true",
        isNullable: true),
      Key(
        "toolbarHidden", \.toolbarHidden, .flag, "Whether the screen has no toolbar",
        standard: "true", example: "false", isNullable: true),
      Key(
        "whenEditing", \.whenEditing, .editing, "The appearance while the screen is edited",
        standard: "the screen's appearance", example: #""inverse""#, isNullable: true),
    ])
}

enum EditingChoice: Sendable {
  case inverse
  case appearance(TextID)
}

extension Shape where Value == Located<EditingChoice> {
  fileprivate static var editing: Shape {
    let inverse = ValueWord("inverse", "The inverse of the screen's appearance")
    let name = Shape<Located<TextID>>.text(
      .wordsOr([inverse], shape: "appearanceName", "an appearance's name"))
    return Shape(name.kind) { parser, entry in
      name.read(&parser, entry).map { name in
        let isInverse = parser.texts.isText(name.value, inverse.name)
        return Located(isInverse ? .inverse : .appearance(name.value), at: name.range)
      }
    }
  }
}

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
    let seen = read(node, as: ScreenDocument.mapping, into: &screen)
    let shown = shown(owner)
    reportMissing(.screen, in: node, seen: seen, of: "screen '\(shown)'", at: owner)
    return screen
  }
}
