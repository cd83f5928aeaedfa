import ThemeModel
import ThemeSyntax

extension ThemeDocument {
  /// This theme laid over another one; the other's name stays behind.
  func merged(over parent: ThemeDocument) -> ThemeDocument {
    var merged = self
    merged.prefix = prefix ?? parent.prefix
    merged.inverse = inverse ?? parent.inverse
    merged.tokens = parent.tokens + tokens
    merged.palette = palette.merged(over: parent.palette)
    merged.appearances = merge(appearances, over: parent.appearances, by: \.name.value) {
      $0.merged(over: $1)
    }
    merged.dynamic = merge(dynamic, over: parent.dynamic, by: \.name.value) { own, _ in own }
    merged.roles = merge(roles, over: parent.roles, by: \.name.value) { own, _ in own }
    merged.screens = merge(screens, over: parent.screens, by: \.name.value) { own, _ in own }
    merged.reportedNames += parent.reportedNames
    merged.lacksNames = lacksNames || parent.lacksNames
    return merged
  }
}

/// The parent's elements, each merged with the own one of the same key, then the own new ones.
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
  /// A color is one value and replaces the parent's; a group and a color of one name exclude
  /// each other.
  fileprivate func merged(over parent: PaletteDocument) -> PaletteDocument {
    let ownGroups = Set(groups)
    let ownColors = Set(entries.map(\.path))
    let inherited = parent.entries.filter { entry in
      !ownGroups.contains(entry.path) && !ownColors.contains(entry.path)
        && !entry.groups.contains { ownColors.contains($0) }
    }
    return PaletteDocument(
      entries: inherited + entries,
      groups: groups
        + parent.groups.filter { !ownColors.contains($0) && !ownGroups.contains($0) })
  }
}

extension AppearanceDocument {
  /// This appearance laid over the one of the same name in another file.
  fileprivate func merged(over parent: AppearanceDocument) -> AppearanceDocument {
    var merged = inheriting(from: parent)
    merged.extends = extends ?? parent.extends
    merged.description = description ?? parent.description
    merged.deprecation = deprecation ?? parent.deprecation
    merged.inverse = inverse ?? parent.inverse
    return merged
  }

  /// This appearance laid over one that it extends, whose description, deprecation and named
  /// inverse are about itself and stay behind.
  func inheriting(from parent: AppearanceDocument) -> AppearanceDocument {
    var merged = self
    merged.interfaceStyle = interfaceStyle ?? parent.interfaceStyle
    merged.statusBarStyle = statusBarStyle ?? parent.statusBarStyle
    for kind in BarKind.allCases {
      merged.bars[kind] = bars[kind].merged(over: parent.bars[kind])
    }
    if case .appearance = parent.inverse?.value { return merged }
    merged.inverse = inverse ?? parent.inverse
    return merged
  }
}

extension BarDocument {
  /// The parent's properties with this bar's over them; states of the bar are merged in turn.
  func merged(over parent: BarDocument) -> BarDocument {
    guard !parent.fields.isEmpty else { return self }
    guard !fields.isEmpty else { return parent }
    var merged = parent
    for field in fields {
      guard let index = merged.fields.firstIndex(where: { $0.property == field.property }) else {
        merged.fields.append(field)
        continue
      }
      if case .slot(.overlay(let own)) = field.value,
        case .slot(.overlay(let inherited)) = merged.fields[index].value
      {
        merged.fields[index].value = .slot(.overlay(own.merged(over: inherited)))
        merged.fields[index].range = field.range
      } else {
        merged.fields[index] = field
      }
    }
    return merged
  }
}
