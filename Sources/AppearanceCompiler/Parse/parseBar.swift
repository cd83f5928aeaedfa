import ThemeSyntax

extension NodeParser {
  /// The properties of a bar, those of `buttons` among them.
  mutating func bar(_ node: NodeID, _ kind: BarKind, isSlot: Bool = false) -> BarDocument {
    var bar = BarDocument()
    guard isMapping(node, isSlot ? "a bar's state" : "'\(kind.name)'") else { return bar }
    for (key, value) in tree.entries(node) {
      let word = word(key)
      if word == .buttons, kind != .tabBar {
        buttons(value, kind, into: &bar)
      } else if let word, let property = word.barProperty, property.applies(to: kind) {
        guard !isSlot || !property.isAboutWholeBar else {
          error(
            "unsupported-key",
            "'\(word.rawValue)' is the same in every state of a bar; set it on the bar itself",
            at: key)
          continue
        }
        guard let field = self.value(value, of: property, word, kind) else {
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
    _ node: NodeID, of property: BarProperty, _ word: Word, _ kind: BarKind
  ) -> BarValue? {
    switch property {
    case .style:
      choice(node, word.quoted, [.default: .style(.default), .black: .style(.black)])?.value
    case .background:
      choice(
        node, word.quoted,
        [
          .opaque: .background(.opaque), .default: .background(.default),
          .transparent: .background(.transparent), .none: .background(.none),
        ])?.value
    case .isTranslucent, .isHidden: flag(node, word.quoted).map { .flag($0) }
    case .titleFont: titleFont(node).map { .font($0) }
    case .scrollEdge, .compact: slot(node, property, word, kind).map { .slot($0) }
    case .shadowColor where self.word(node) == Word.none: .noColor
    default: color(node, word.quoted).map { .color($0.value) }
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
      guard let color = color(value, "'\(property.rawValue)'") else { continue }
      bar.fields.append(
        BarDocument.Field(property: property, value: .color(color.value), range: color.range))
    }
  }

  private mutating func slot(
    _ node: NodeID, _ property: BarProperty, _ word: Word, _ kind: BarKind
  ) -> SlotDocument? {
    if tree.kind(node) == .mapping { return .overlay(bar(node, kind, isSlot: true)) }
    if property == .compact { return choice(node, word.quoted, [.same: SlotDocument.same])?.value }
    return choice(
      node, word.quoted, [.same: SlotDocument.same, .transparent: SlotDocument.transparent])?.value
  }
}

extension Word {
  /// The property of a bar that the word names.
  fileprivate var barProperty: BarProperty? { Self.propertiesByWord[self] }

  private static let propertiesByWord = Dictionary(uniqueKeysWithValues: barProperties)

  /// The word in quotes, as a message names it.
  fileprivate var quoted: String { "'\(rawValue)'" }
}

extension BarProperty {
  /// Whether the property cannot differ between the states of one bar.
  fileprivate var isAboutWholeBar: Bool {
    switch self {
    case .style, .isHidden, .isTranslucent, .scrollEdge, .compact, .barTintColor: true
    default: false
    }
  }
}
