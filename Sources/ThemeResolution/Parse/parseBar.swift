import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// The properties of a bar, those of `buttons` among them.
  mutating func bar(_ node: NodeID, _ kind: BarKind, isSlot: Bool = false) -> BarDocument {
    var bar = BarDocument()
    guard isMapping(node, isSlot ? "a bar's state" : "'\(kind.name)'") else { return bar }
    bar.fields.reserveCapacity(tree.entryCount(node))
    for (key, value) in tree.entries(node) {
      let word = word(key)
      if word == .buttons, kind != .tabBar {
        buttons(value, kind, into: &bar)
      } else if let word, let property = word.barProperty, property.applies(to: kind) {
        guard !isSlot || !property.isAboutWholeBar else {
          error(
            "misplaced-key",
            "'\(word.rawValue)' is the same in every state of a bar; set it on the bar itself",
            at: key)
          continue
        }
        guard let field = self.value(value, of: property, (word, key), kind) else {
          continue
        }
        bar.fields.append(
          BarDocument.Field(property: property, value: field, range: tree.range(value)))
      } else {
        unknownKey(key, in: .bar(kind))
      }
    }
    return bar
  }

  private mutating func value(
    _ node: NodeID, of property: BarProperty, _ key: (word: Word, node: NodeID),
    _ kind: BarKind
  ) -> BarValue? {
    switch property {
    case .style:
      choice(node, key.word.quoted, [.default: .style(.default), .black: .style(.black)])?.value
    case .background:
      choice(
        node, key.word.quoted,
        [
          .opaque: .background(.opaque), .default: .background(.default),
          .transparent: .background(.transparent), .none: .background(.none),
        ])?.value
    case .liquidGlass:
      choice(
        node, key.word.quoted, [.keep: .liquidGlass(.keep), .system: .liquidGlass(.system)])?.value
    case .isTranslucent, .isHidden: flag(node, key.word.quoted).map { .flag($0) }
    case .titleFont: titleFont(node, of: key.node).map { .font($0) }
    case .scrollEdge, .compact: slot(node, property, key.word, kind).map { .slot($0) }
    case .shadowColor where word(node) == Word.none: .noColor
    default: color(node, key.word.quoted, of: key.node).map { .color($0.value) }
    }
  }

  private mutating func buttons(_ node: NodeID, _ kind: BarKind, into bar: inout BarDocument) {
    guard isMapping(node, "'buttons'") else { return }
    for (key, value) in tree.entries(node) {
      let word = word(key)
      guard let property = Word.buttons(kind).first(where: { $0.0 == word })?.1 else {
        unknownKey(key, in: .buttons(kind))
        continue
      }
      guard let color = color(value, "'\(property.name)'", of: key) else { continue }
      bar.fields.append(
        BarDocument.Field(property: property, value: .color(color.value), range: color.range))
    }
  }

  private mutating func slot(
    _ node: NodeID, _ property: BarProperty, _ word: Word, _ kind: BarKind
  ) -> SlotDocument? {
    if tree.kind(node) == .mapping { return .overlay(bar(node, kind, isSlot: true)) }
    let other = "a mapping of the properties that differ"
    if property == .compact {
      return choice(node, word.quoted, [.same: SlotDocument.same], or: other)?.value
    }
    return choice(
      node, word.quoted, [.same: SlotDocument.same, .transparent: SlotDocument.transparent],
      or: other
    )?.value
  }
}

extension Word {
  /// The property of a bar that the word names.
  fileprivate var barProperty: BarProperty? {
    for entry in Self.barProperties where entry.0 == self { return entry.1 }
    return nil
  }

  /// The word in quotes, as a message names it.
  fileprivate var quoted: String { "'\(rawValue)'" }
}

extension BarProperty {
  /// Whether the property cannot differ between the states of one bar.
  fileprivate var isAboutWholeBar: Bool {
    switch self {
    case .style, .isHidden, .isTranslucent, .liquidGlass, .scrollEdge, .compact, .barTintColor:
      true
    default: false
    }
  }
}
