import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// The properties of a bar, those of the groups in it among them.
  mutating func bar(_ node: NodeID, _ kind: BarKind, isState: Bool = false) -> BarDocument {
    var bar = BarDocument()
    guard isMapping(node, isState ? "a bar's state" : "'\(kind.name)'") else { return bar }
    bar.fields.reserveCapacity(tree.entryCount(node))
    properties(node, kind, .bar, isState: isState, into: &bar)
    return bar
  }

  /// The properties of a mapping, the bar's or that of a group, and those of the groups in it.
  private mutating func properties(
    _ node: NodeID, _ kind: BarKind, _ keys: BarKeys, isState: Bool, into bar: inout BarDocument
  ) {
    for (key, value) in tree.entries(node) {
      let meaning = tree.text(key).flatMap { keys[$0] }
      if let number = meaning?.group, opensGroup(value, number, meaning?.property),
        has(BarGroup.all[number], kind)
      {
        let keys = BarKeys.groups[number]
        if isMapping(value, "'\(BarGroup.all[number].path)'") {
          properties(value, kind, keys, isState: isState, into: &bar)
        }
      } else if let property = meaning?.property, property.applies(to: kind) {
        guard !isState || property.row.isInStates else {
          error(
            "misplaced-key",
            "'\(property.name)' is the same in every state of a bar; set it on the bar itself",
            at: key)
          continue
        }
        field(value, of: property, key, kind, into: &bar)
      } else {
        unknownKey(key, in: keys.group?.section(of: kind) ?? .bar(kind))
      }
    }
  }

  /// Whether a value is a group's mapping, and not a color in its place.
  private func opensGroup(_ node: NodeID, _ number: Int, _ color: BarProperty?) -> Bool {
    guard color != nil else { return true }
    guard tree.kind(node) == .mapping, tree.unquotedReference(node) == nil else { return false }
    // An adaptive color is a mapping too; what fits neither is looked for among the group's keys.
    let keys = tree.entries(node).map(\.0)
    return !keys.contains { word($0)?.isVariant == true }
  }

  /// Whether a kind of bar has any property of a group.
  private func has(_ group: BarGroup, _ kind: BarKind) -> Bool {
    !group.section(of: kind).keys.isEmpty
  }

  private mutating func field(
    _ node: NodeID, of property: BarProperty, _ key: NodeID, _ kind: BarKind,
    into bar: inout BarDocument
  ) {
    guard let value = value(node, of: property, key, kind) else { return }
    bar.fields.append(
      BarDocument.Field(property: property, value: value, range: tree.range(node)))
  }

  /// The name of an image, which is not empty.
  private mutating func imageName(_ node: NodeID, _ what: @autoclosure () -> String) -> String? {
    let takes = "the name of an image"
    guard let name = text(node, what(), takes: takes).map({ texts.string($0.value) }) else {
      return nil
    }
    guard name.isEmpty else { return name }
    error("wrong-type", "\(what()) takes \(takes), not an empty text", at: node)
    return nil
  }

  private mutating func value(
    _ node: NodeID, of property: BarProperty, _ key: NodeID, _ kind: BarKind
  ) -> BarValue? {
    var what: String { "'\(property.name)'" }
    switch property.row.kind {
    case .style: return choice(node, what, BarStyle.allCases).map { .style($0.value) }
    case .background:
      return choice(node, what, BarBackground.allCases).map { .background($0.value) }
    case .liquidGlass:
      return choice(node, what, LiquidGlass.allCases).map { .liquidGlass($0.value) }
    case .flag: return flag(node, what).map { .flag($0) }
    case .font: return titleFont(node, what, of: key).map { .font($0) }
    case .words(let words):
      return named(node, what, words.map { ($0.name, $0.name) }).map { .word($0.value) }
    case .points: return number(node, what, like: property.row.example).map { .number($0) }
    case .distance: return distance(node, what, like: property.row.example).map { .number($0) }
    case .image: return imageName(node, what).map { .text($0) }
    case .text: return text(node, what).map { .text(texts.string($0.value)) }
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
