package import ThemeSyntax
package import ThemeModel

extension ResolvedTheme {
  package var assetGroups: [AssetGroup] {
    let catalog = Output.assetCatalog.path(of: self)
    let palette = palette.map {
      AssetGroup.Entry(
        name: $0.symbol, color: $0.color, origin: .paletteColor($0.name), range: $0.range)
    }
    let roles = roleColors.map {
      AssetGroup.Entry(name: $0.symbol, color: $0.color, origin: $0.origin, range: $0.range)
    }
    return [
      AssetGroup(path: "\(catalog)/\(name)Palette", colors: palette),
      AssetGroup(path: "\(catalog)/\(name)Roles", colors: roles),
    ]
  }
}

/// A folder of color sets that prefixes their names, which are unique in an app.
package struct AssetGroup {
  package struct Entry {
    package let name: String
    package let color: ColorID
    package let origin: Declaration.Origin
    package let range: SourceRange
  }

  package let path: String
  package let colors: [Entry]
}
