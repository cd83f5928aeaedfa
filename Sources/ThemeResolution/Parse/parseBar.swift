import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// The properties of a bar, those of `buttons` among them.
  mutating func bar(_ node: NodeID, _ kind: BarKind, isState: Bool = false) -> BarDocument {
    var bar = BarDocument()
    guard !isUnset(node) else {
      unset(BarProperty.all.map(\.property).filter { $0.applies(to: kind) }, node, in: &bar)
      return bar
    }
    guard isMapping(node, isState ? "a bar's state" : "'\(kind.name)'") else { return bar }
    bar.fields.reserveCapacity(tree.entryCount(node))
    for (key, value) in tree.entries(node) {
      if word(key) == .buttons, kind != .tabBar {
        buttons(value, kind, into: &bar)
      } else if word(key) == .backdrop {
        bar.backdrop = backdrop(value, of: key)
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
    noteDroppedColors(of: bar)
    return bar
  }

  /// Notes colors of a background that the same mapping drops.
  private mutating func noteDroppedColors(of bar: BarDocument) {
    guard let field = bar.fields.first(where: { $0.property == .background }),
      case .background(let background) = field.value, background.dropsColor
    else { return }
    for color in bar.fields where [.backgroundColor, .barTintColor].contains(color.property) {
      guard case .color = color.value else { continue }
      droppedColors.append(
        DroppedColor(color.property, at: color.range, by: Located(background, at: field.range)))
    }
  }

  private mutating func buttons(_ node: NodeID, _ kind: BarKind, into bar: inout BarDocument) {
    guard !isUnset(node) else {
      let rows = BarProperty.all.filter { $0.isButton && $0.since[kind] != nil }
      return unset(rows.map(\.property), node, in: &bar)
    }
    guard isMapping(node, "'buttons'") else { return }
    for (key, value) in tree.entries(node) {
      if let property = property(key, kind, isButton: true) {
        field(value, of: property, key, kind, into: &bar)
      } else {
        unknownKey(key, in: .buttons(kind))
      }
    }
  }

  /// Unsets properties at a node that is null.
  private func unset(_ properties: [BarProperty], _ node: NodeID, in bar: inout BarDocument) {
    bar.fields += properties.map {
      BarDocument.Field(property: $0, value: .unset(hasEffect: false), range: tree.range(node))
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
    guard !isUnset(node) else { return unset([property], node, in: &bar) }
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
