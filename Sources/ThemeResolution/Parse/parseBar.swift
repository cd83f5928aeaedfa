import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// The properties of a bar, those of `buttons` among them.
  mutating func bar(_ node: NodeID, _ kind: BarKind, isState: Bool = false) -> BarDocument {
    var bar = BarDocument()
    guard isMapping(node, isState ? "a bar's state" : "'\(kind.name)'") else { return bar }
    bar.fields.reserveCapacity(tree.entryCount(node))
    for (key, value) in tree.entries(node) {
      if word(key) == .buttons, kind != .tabBar {
        buttons(value, kind, into: &bar)
      } else if let property = property(key, kind, isButton: false) {
        guard !isState || property.isInStates else {
          error(
            "misplaced-key",
            "'\(property.name)' is the same in every state of a bar; set it on the bar itself",
            at: key)
          continue
        }
        field(value, of: property, key, kind, into: &bar)
      } else {
        unknownKey(key, in: .bar(kind))
      }
    }
    return bar
  }

  private mutating func buttons(_ node: NodeID, _ kind: BarKind, into bar: inout BarDocument) {
    guard isMapping(node, "'buttons'") else { return }
    for (key, value) in tree.entries(node) {
      if let property = property(key, kind, isButton: true) {
        field(value, of: property, key, kind, into: &bar)
      } else {
        unknownKey(key, in: .buttons(kind))
      }
    }
  }

  /// The property of a kind of bar that a key names.
  private func property(_ key: NodeID, _ kind: BarKind, isButton: Bool) -> BarProperty? {
    guard let text = tree.text(key), let property = BarKey.property(text, isButton: isButton)
    else { return nil }
    return property.applies(to: kind) ? property : nil
  }

  private mutating func field(
    _ node: NodeID, of property: BarProperty, _ key: NodeID, _ kind: BarKind,
    into bar: inout BarDocument
  ) {
    guard let value = value(node, of: property, key, kind) else { return }
    bar.fields.append(
      BarDocument.Field(property: property, value: value, range: tree.range(node)))
  }

  private mutating func value(
    _ node: NodeID, of property: BarProperty, _ key: NodeID, _ kind: BarKind
  ) -> BarValue? {
    var what: String { "'\(property.name)'" }
    switch property.kind {
    case .style: return choice(node, what, BarStyle.allCases).map { .style($0.value) }
    case .background:
      return choice(node, what, BarBackground.allCases).map { .background($0.value) }
    case .liquidGlass:
      return choice(node, what, LiquidGlass.allCases).map { .liquidGlass($0.value) }
    case .flag: return flag(node, what).map { .flag($0) }
    case .font: return titleFont(node, what, of: key).map { .font($0) }
    case .state(let words):
      if tree.kind(node) == .mapping {
        return .slot(.overlay(self.bar(node, kind, isState: true)))
      }
      let other = "a mapping of the properties that differ"
      return choice(node, what, words, or: other).map {
        .slot($0.value == .same ? .same : .transparent)
      }
    case .colorOrNone where word(node) == Word.none: return .noColor
    case .color, .colorOrNone: return color(node, what, of: key).map { .color($0.value) }
    }
  }
}
