import ThemeModel
import ThemeSyntax

extension ThemeDocument {
  /// This theme merged onto another, without the other's name.
  func merged(over parent: ThemeDocument) -> ThemeDocument {
    var merged = self
    merged.prefix = prefix.over(parent.prefix)
    merged.inverse = inverse.over(parent.inverse)
    merged.tokens = parent.tokens + tokens
    merged.palette = palette.merged(over: parent.palette)
    merged.appearances = merge(appearances, over: parent.appearances, by: \.name.value) {
      $0.merged(over: $1)
    }
    var left = parent
    for index in unsetEntries.indices where left.remove(unsetEntries[index]) {
      merged.unsetEntries[index].unset.hasEffect = true
    }
    merged.dynamic = merge(dynamic, over: left.dynamic, by: \.name.value) { own, _ in own }
    merged.roles = merge(roles, over: left.roles, by: \.name.value) { own, _ in own }
    merged.screens = merge(screens, over: left.screens, by: \.name.value) { own, _ in own }
    merged.unsetEntries += parent.unsetEntries
    merged.droppedColors += parent.droppedColors
    merged.reportedNames += parent.reportedNames
    merged.lacksNames = lacksNames || parent.lacksNames
    return merged
  }

  private mutating func remove(_ entry: UnsetEntry) -> Bool {
    switch entry.section {
    case .dynamic: Self.remove(entry, from: &dynamic, by: \.name.value)
    case .role: Self.remove(entry, from: &roles, by: \.name.value)
    case .screen: Self.remove(entry, from: &screens, by: \.name.value)
    }
  }

  private static func remove<Element>(
    _ entry: UnsetEntry, from elements: inout [Element], by key: KeyPath<Element, TextID>
  ) -> Bool {
    let count = elements.count
    elements.removeAll { $0[keyPath: key] == entry.name }
    return elements.count < count
  }
}

/// The parent's elements, each merged with the own element of the same key, then the new ones.
private func merge<Element>(
  _ own: [Element], over parent: [Element], by key: KeyPath<Element, TextID>,
  _ combine: (Element, Element) -> Element
) -> [Element] {
  guard !parent.isEmpty, !own.isEmpty else { return parent + own }
  var merged = parent
  var indices: [TextID: Int] = [:]
  for (index, element) in parent.enumerated() { indices[element[keyPath: key]] = index }
  for element in own {
    if let index = indices[element[keyPath: key]] {
      merged[index] = combine(element, merged[index])
    } else {
      merged.append(element)
    }
  }
  return merged
}

extension PaletteDocument {
  /// A color replaces the parent's; a group and a color of the same name exclude each other.
  fileprivate func merged(over parent: PaletteDocument) -> PaletteDocument {
    var merged = PaletteDocument()
    merged.groups = groups.union(parent.groups.filter { indices[$0] == nil })
    let inherited = parent.entries.filter { entry in
      !groups.contains(entry.path) && !([entry.path] + entry.groups).contains { indices[$0] != nil }
    }
    for entry in inherited + entries { merged.append(entry) }
    return merged
  }
}

extension AppearanceDocument {
  /// Merges onto the appearance of the same name in another file.
  fileprivate func merged(over parent: AppearanceDocument) -> AppearanceDocument {
    var merged = inheriting(from: parent)
    merged.isAbstract = isAbstract.over(parent.isAbstract)
    merged.extends = extends.over(parent.extends)
    merged.description = description.over(parent.description)
    merged.deprecation = deprecation.over(parent.deprecation)
    merged.inverse = inverse.over(parent.inverse)
    return merged
  }

  /// Merges onto an extended appearance, except description, deprecation, inverse name, `abstract`.
  func inheriting(from parent: AppearanceDocument) -> AppearanceDocument {
    var merged = self
    merged.family = parent.family
    merged.interfaceStyle = interfaceStyle.over(parent.interfaceStyle)
    merged.statusBarStyle = statusBarStyle.over(parent.statusBarStyle)
    merged.backdrop = backdrop.over(parent.backdrop)
    for kind in BarKind.allCases {
      merged.bars[kind] = bars[kind].merged(over: parent.bars[kind])
    }
    if case .appearance = parent.inverse.value?.value { return merged }
    merged.inverse = inverse.over(parent.inverse)
    return merged
  }
}

extension BarDocument {
  func merged(over parent: BarDocument) -> BarDocument {
    let backdrop = backdrop.over(parent.backdrop)
    var merged = fields.isEmpty ? parent : self
    merged.backdrop = backdrop
    guard !parent.fields.isEmpty, !fields.isEmpty else { return merged }
    merged.fields = parent.fields
    for field in fields {
      // The nearest layer sets the background.
      if let replaced = field.property.replaced, field.value != nil,
        !fields.contains(where: { $0.property == replaced })
      {
        merged.fields.removeAll { $0.property == replaced }
      }
      guard let index = merged.fields.firstIndex(where: { $0.property == field.property }) else {
        merged.fields.append(field)
        continue
      }
      merged.fields[index] = field.over(merged.fields[index])
    }
    return merged
  }
}

extension BarDocument.Field {
  fileprivate func over(_ parent: Self) -> Self {
    var merged = self
    switch (value, parent.value) {
    case (.state(let own)?, .state(let inherited)?) where !own.isWhole:
      merged.value = .state(
        WrittenState(bar: own.bar.merged(over: inherited.bar), isWhole: inherited.isWhole))
    case (.state(let own)?, _):
      merged.value = .state(WrittenState(bar: own.bar, isWhole: true))
    case (nil, .some): merged.unsets = true
    default: break
    }
    return merged
  }
}
