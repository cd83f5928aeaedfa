import ColorScience
import ThemeSyntax

extension ThemeResolver {
  mutating func screens() -> [ResolvedScreen] {
    var screens: [ResolvedScreen] = []
    for written in document.screens {
      guard let name = written.appearance, let appearance = find(name) else { continue }
      screens.append(
        ResolvedScreen(
          name: colors.texts.string(written.name.value), appearance: appearance,
          navigationBarHidden: written.navigationBarHidden,
          toolbarHidden: written.toolbarHidden,
          whenEditing: whenEditing(written.whenEditing, wearing: appearance),
          range: written.name.range))
    }
    return screens
  }

  private mutating func whenEditing(
    _ choice: Located<EditingChoice>?, wearing appearance: Int
  ) -> Int {
    switch choice?.value {
    case nil: return appearance
    case .appearance(let name):
      let range = choice?.range ?? appearances[appearance].range
      return find(Located(name, at: range)) ?? appearance
    case .inverse:
      guard let inverse = appearances[appearance].inverse.first else {
        guard !lostInverses.contains(appearance) else { return appearance }
        let advice =
          appearances[appearance].kind == .dynamic
          ? "name the appearance to wear" : "give it an 'inverse' rule"
        let (name, place) = (appearances[appearance].name, appearances[appearance].range)
        diagnostics.add(
          "missing-inverse", "appearance '\(name)' has no inverse; \(advice)", at: choice?.range,
          notes: [Diagnostic.Note("'\(name)' is declared here", at: place)])
        return appearance
      }
      return inverse
    }
  }

  /// An inverse defaults to light and dark swapped.
  mutating func roles() -> [ResolvedRole] {
    document.roles.compactMap { written in
      guard let source = written.color,
        let color = colors.resolve(source.value, at: source.range)
      else { return nil }
      let name = colors.texts.string(written.name.value)
      if let source = written.inverse {
        guard let inverse = colors.resolve(source.value, at: source.range) else { return nil }
        return ResolvedRole(
          name: name, color: color, inverse: inverse, hasOwnInverse: true,
          range: written.name.range)
      }
      let variants = colors.table[color].variants
      let exchanged = ColorVariants(
        light: variants.dark, dark: variants.light, lightHighContrast: variants.darkHighContrast,
        darkHighContrast: variants.lightHighContrast)
      return ResolvedRole(
        name: name, color: color, inverse: colors.table.add(ResolvedColor(exchanged)),
        hasOwnInverse: false, range: written.name.range)
    }
  }
}
