import ColorScience
import ThemeSyntax

extension NodeParser {
  mutating func bar(_ node: NodeID, _ kind: BarKind, isState: Bool = false) -> BarDocument {
    var bar = BarDocument()
    guard !isUnset(node) else {
      unset(BarProperty.all.map(\.property).filter { $0.applies(to: kind) }, node, in: &bar)
      return bar
    }
    guard isMapping(node, isState ? "a bar's state" : "'\(kind.name)'") else { return bar }
    bar.fields.reserveCapacity(tree.entryCount(node))
    properties(in: BarPlace(node: node, kind: kind, keys: .bar, isState: isState), &bar)
    noteDroppedColors(of: bar)
    return bar
  }

  /// Records background colors that the same mapping drops or covers.
  private mutating func noteDroppedColors(of bar: BarDocument) {
    let fill: [BarProperty] = [.backgroundColor, .barTintColor, .backgroundGradient]
    if let field = bar.fields.first(where: { $0.property == .background }),
      let background = field.value?.word.flatMap({ BarBackground(rawValue: $0) }),
      background.dropsColor
    {
      note(fill, of: bar, droppedBy: .background(background), at: field.range)
    } else if let gradient = bar.fields.first(where: { $0.property == .backgroundGradient }),
      case .gradient? = gradient.value
    {
      note(
        [.backgroundColor], of: bar, droppedBy: .covered(by: gradient.property), at: gradient.range)
      guard let image = bar.fields.first(where: { $0.property == .backgroundImage }),
        case .text? = image.value
      else { return }
      note([gradient.property], of: bar, droppedBy: .covered(by: image.property), at: image.range)
    }
  }

  private mutating func note(
    _ properties: [BarProperty], of bar: BarDocument, droppedBy cause: DroppedColor.Cause,
    at range: SourceRange
  ) {
    for field in bar.fields where properties.contains(field.property) {
      guard let value = field.value, value.hasColors else { continue }
      notes.droppedColors.append(
        DroppedColor(
          property: field.property, color: field.range, cause: Located(cause, at: range)))
    }
  }

  private func unset(_ properties: [BarProperty], _ node: NodeID, in bar: inout BarDocument) {
    bar.fields += properties.map {
      BarDocument.Field(value: nil, property: $0, range: tree.range(node))
    }
  }

  private mutating func properties(in place: BarPlace, _ bar: inout BarDocument) {
    for (key, value) in tree.entries(place.node) {
      entry(key, value, in: place, tree.text(key).flatMap { place.keys[$0] }, &bar)
    }
  }

  mutating func entry(
    _ key: NodeID, _ value: NodeID, in place: BarPlace, _ meaning: BarKeys.Meaning?,
    _ bar: inout BarDocument
  ) {
    let kind = place.kind
    if let number = meaning?.group, opensGroup(value, number, meaning?.property),
      has(BarGroup.all[number], kind)
    {
      if isUnset(value) {
        unset(BarGroup.all[number].properties(of: kind), value, in: &bar)
      } else if isMapping(value, "'\(BarGroup.all[number].path)'") {
        let keys = BarKeys.groups[number]
        properties(
          in: BarPlace(node: value, kind: kind, keys: keys, isState: place.isState), &bar)
      }
    } else if let group = meaning?.group, meaning?.property != nil, isUnset(value) {
      unset(BarGroup.all[group].properties(of: kind), value, in: &bar)
    } else if place.keys.group == nil, word(key) == .backdrop {
      bar.backdrop = backdrop(value, of: key)
    } else if let property = meaning?.property, property.applies(to: kind) {
      guard !place.isState || property.isInStates(of: kind) else {
        error(
          "misplaced-key",
          "'\(property.name)' is the same in every state of a bar; set it on the bar itself",
          at: key)
        return
      }
      guard !reportColor(value, at: key, in: place.node, of: property) else { return }
      field(value, of: property, key, kind, into: &bar)
    } else {
      misspelt(key, value, in: place, &bar)
    }
  }

  /// Reads an unknown key as the nearest, unless that is present or takes another shape.
  private mutating func misspelt(
    _ key: NodeID, _ value: NodeID, in place: BarPlace, _ bar: inout BarDocument
  ) {
    let group = place.keys.group
    if group == nil, isUIKit(key, value, in: place, into: &bar) { return }
    guard let name = unknownKey(key, in: group?.section(of: place.kind) ?? .bar(place.kind)),
      let text = texts.identifier(of: name), let meaning = place.keys[text], !isUnset(value),
      fits(value, meaning), takes(text, for: place.node)
    else { return }
    entry(key, value, in: place, meaning, &bar)
  }

  private func fits(_ value: NodeID, _ meaning: BarKeys.Meaning) -> Bool {
    guard tree.kind(value) == .mapping, tree.unquotedReference(value) == nil else {
      return meaning.property != nil
    }
    guard meaning.group == nil else { return true }
    switch meaning.property?.kind {
    case .color, .colorOrNone, .font, .gradient, .state: return true
    default: return false
    }
  }

  /// Reports a color under `background`, which takes a kind of background; false for other values.
  private mutating func reportColor(
    _ value: NodeID, at key: NodeID, in node: NodeID, of property: BarProperty
  ) -> Bool {
    guard property == .background, isColor(value) else { return false }
    let other = BarProperty.backgroundColor.name
    let isThere = tree.entries(node).contains { string($0.key) == other }
    error(
      "unknown-value",
      "'\(property.name)' says how a background is drawn; its color is '\(other)'", at: key,
      fix: isThere ? nil : other, isExact: true)
    return true
  }

  private func isColor(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .mapping:
      return tree.unquotedReference(node) != nil
        || tree.entries(node).contains { word($0.key)?.isVariant == true }
        || components(node) != nil
    case .sequence: return components(node) != nil
    default:
      guard let text = tree.text(node), !tree.isNull(node),
        BarBackground(rawValue: string(node)) == nil
      else { return false }
      return (try? parseColor(texts.bytes(text), suggests: false)) != nil
    }
  }

  /// True if a value is a group's mapping rather than a color in its place.
  private func opensGroup(_ node: NodeID, _ number: Int, _ color: BarProperty?) -> Bool {
    guard color != nil else { return true }
    guard tree.kind(node) == .mapping, tree.unquotedReference(node) == nil else { return false }
    // An adaptive color is a mapping too; unknown keys are looked up among the group's.
    let keys = tree.entries(node).map(\.0)
    return !keys.contains { word($0)?.isVariant == true }
  }

  private func has(_ group: BarGroup, _ kind: BarKind) -> Bool {
    !group.section(of: kind).keys.isEmpty
  }

  mutating func field(
    _ node: NodeID, of property: BarProperty, _ key: NodeID, _ kind: BarKind,
    into bar: inout BarDocument
  ) {
    guard !isUnset(node) else { return unset([property], node, in: &bar) }
    guard let value = value(node, of: property, key, kind) else { return }
    bar.fields.append(
      BarDocument.Field(value: value, property: property, range: tree.range(node)))
  }

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
  ) -> BarValue<WrittenStage>? {
    var what: String { "'\(property.name)'" }
    switch property.kind {
    case .flag: return flag(node, what).map { .flag($0) }
    case .font: return titleFont(node, what, of: key).map { .font($0) }
    case .words(let words):
      return named(node, what, words.map { ($0.name, $0.name) }).map { .word($0.value) }
    case .points: return number(node, what, like: property.row.example).map { .number($0) }
    case .distance:
      return number(node, what, like: property.row.example, isSigned: true).map { .number($0) }
    case .image: return imageName(node, what).map { .text($0) }
    case .text: return text(node, what).map { .text(texts.string($0.value)) }
    case .gradient: return gradient(node, what, of: key).map { .gradient($0) }
    case .state(let words):
      if tree.kind(node) == .mapping {
        return .state(WrittenState(bar: self.bar(node, kind, isState: true)))
      }
      let other = "a mapping of the properties that differ"
      return choice(node, what, words, or: other).map { .word($0.value) }
    case .colorOrNone where word(node) == Word.none: return .word("none")
    case .color, .colorOrNone: return color(node, what, of: key).map { .color($0.value) }
    }
  }
}
