extension ResolvedTheme {
  package var assetGroups: [AssetGroup] {
    let catalog = Output.assetCatalog.path(of: self)
    return [
      AssetGroup(path: "\(catalog)/\(name)Palette", colors: paletteColors),
      AssetGroup(path: "\(catalog)/\(name)Roles", colors: roleColors),
    ]
  }
}

/// A folder of color sets that prefixes their names, which are unique in an app.
package struct AssetGroup {
  package let path: String
  package let colors: [DeclaredColor]
}
