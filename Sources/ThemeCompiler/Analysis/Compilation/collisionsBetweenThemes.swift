import ColorScience
import DesignTokens
import ThemeSyntax

func collisions(between themes: [CompiledTheme]) -> [Diagnostic] {
  guard themes.count > 1 else { return [] }
  var diagnostics: [Diagnostic] = []
  var known: [Declaration.Key: (declaration: Declaration, theme: Int)] = [:]
  var names: [String: Int] = [:]
  for (index, compiled) in themes.enumerated() {
    guard let theme = compiled.theme else { continue }
    let folded = SwiftName.folded(theme.name)
    if let other = names[folded], let otherName = themes[other].theme {
      diagnostics.append(sameFiles(theme, otherName))
      continue
    }
    names[folded] = index
    var shared: [SharedName] = []
    let presets = theme.appearances.map {
      Declaration(
        scope: .type("Appearance"), name: $0.symbol, origin: .appearance($0.name), range: $0.range)
    }
    for declaration in presets + theme.declarations(under: compiled.configuration) {
      switch declaration.scope {
      case .folder, .tokens: continue
      case .module, .type, .screens: break
      }
      guard let other = known[declaration.key], other.theme != index else {
        known[declaration.key] = (declaration, index)
        continue
      }
      guard declaration.excludes(other.declaration) else { continue }
      shared.append(
        SharedName(declaration: declaration, other: other.declaration, theme: other.theme))
    }
    diagnostics += collisions(of: shared, in: theme, with: themes)
  }
  return diagnostics + themes.compactMap { differences(from: themes, in: $0) }
    + colorSetsOfOneName(in: themes)
}

extension ColorTable {
  /// A color by device, to compare it with another table's; with UIKit's name for an iPhone.
  fileprivate func compared(_ id: ColorID) -> [String: ColorVariants] {
    let color = self[id]
    let others = color.elsewhere.map { (devices[$0.key], $0.value) }
    let name = color.symbol?.name ?? ""
    return Dictionary(uniqueKeysWithValues: others + [(name, color.variants)])
  }
}

/// Errors about color sets of one name in the catalogs of two themes: an app finds one of them.
private func colorSetsOfOneName(in themes: [CompiledTheme]) -> [Diagnostic] {
  var known: [String: (color: [String: ColorVariants], range: SourceRange)] = [:]
  return themes.lazy.compactMap(\.theme).flatMap { theme in
    theme.tokens.compactMap { used in
      guard let name = used.token.assetName else { return nil }
      let found = (color: theme.colors.compared(used.color), range: used.token.range)
      let other = known[name] ?? found
      known[name] = other
      guard other.color != found.color else { return nil }
      return Diagnostic(
        "name-collision",
        "color set '\(name)' has other colors in the catalog of another theme, and an app finds one "
          + "of the two; rename one", at: found.range,
        notes: [Diagnostic.Note("the other one is here", at: other.range)])
    }
  }
}

private func differences(from themes: [CompiledTheme], in compiled: CompiledTheme) -> Diagnostic? {
  guard let name = compiled.palette, let theme = compiled.theme,
    let owner = themes.lazy.compactMap(\.theme).first(where: { $0.name == name })
  else { return nil }
  let colors = Dictionary(
    owner.palette.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
  let others = theme.palette.filter { color in
    guard let other = colors[color.symbol] else { return true }
    return theme.colors.compared(color.color) != owner.colors.compared(other.color)
  }
  guard let first = others.first else { return nil }
  let rest = others.count - 1
  let subject =
    rest == 0
    ? "color '\(first.name)' is not that" : "colors '\(first.name)' and \(rest) more are not those"
  let other = colors[first.symbol]
  return Diagnostic(
    "name-collision",
    "palette \(subject) of theme '\(name)', whose palette file is shared; declare the "
      + "same there",
    at: first.range,
    notes: other.map { [Diagnostic.Note("the other one is here", at: $0.range)] } ?? [])
}

private struct SharedName {
  let declaration: Declaration
  let other: Declaration
  let theme: Int

  /// True if another prefix would resolve the conflict.
  var isPrefixed: Bool {
    switch declaration.origin {
    case .appearance, .prefix: true
    case .theme, .paletteColor, .role, .roleInverse, .screen, .bar, .helper: false
    }
  }
}

private func collisions(
  of shared: [SharedName], in theme: ResolvedTheme, with themes: [CompiledTheme]
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for other in Set(shared.map(\.theme)).sorted() {
    let otherName = themes[other].theme?.name ?? ""
    // One prefix fixes all names that begin with it.
    let names = shared.filter { $0.theme == other && $0.isPrefixed }
    if let first = names.first {
      let places = Set(names.map(\.declaration.range)).count
      let rest = places > 1 ? " and \(places - 1) more are" : " is"
      diagnostics.append(
        finding(
          first,
          "'\(first.declaration.name)'\(rest) also in theme '\(otherName)'; write "
            + "'prefix: \(SwiftName.lowerCamel(theme.name))' in one of them"))
    }
    var seen: Set<SourceRange> = []
    for name in shared where name.theme == other && !name.isPrefixed {
      guard seen.insert(name.declaration.range).inserted else { continue }
      let message =
        switch (name.declaration.origin, name.other.origin) {
        case (.screen(let screen), .screen):
          "theme '\(otherName)' dresses screen '\(screen)' too; leave it out of one of them"
        default:
          "\(name.declaration.owner) and, in theme '\(otherName)', \(name.other.owner) both become "
            + "'\(name.declaration.name)' in Swift; rename one"
        }
      diagnostics.append(finding(name, message))
    }
  }
  return diagnostics
}

private func finding(_ name: SharedName, _ message: String) -> Diagnostic {
  Diagnostic(
    "name-collision", message, at: name.declaration.range,
    notes: [Diagnostic.Note("the other one is here", at: name.other.range)])
}

private func sameFiles(_ theme: ResolvedTheme, _ other: ResolvedTheme) -> Diagnostic {
  let message =
    theme.name == other.name
    ? "two themes are named '\(theme.name)'; write another 'name'"
    : "themes '\(other.name)' and '\(theme.name)' have files of one name where case does not count; "
      + "write another 'name'"
  return Diagnostic(
    "name-collision", message, at: theme.nameRange,
    notes: [Diagnostic.Note("the other one is named here", at: other.nameRange)])
}
