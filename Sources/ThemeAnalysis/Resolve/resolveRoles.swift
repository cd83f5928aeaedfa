import ColorScience
import ThemeModel
import ThemeSyntax

extension ThemeResolver {
  /// Without an explicit inverse, light and dark are exchanged.
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
