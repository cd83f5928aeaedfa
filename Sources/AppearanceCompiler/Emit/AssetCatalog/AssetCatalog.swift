import ThemeSyntax

extension Backend {
  /// An asset catalog with the colors of the palette and the roles.
  static let assetCatalog = Backend("assetCatalog") { theme in
    [theme.declaration(in: .folder(""), theme.assetCatalog)]
      + theme.assetGroups.flatMap { group in
        group.colors.map {
          Declaration(
            scope: .folder(group.path), name: "\($0.name).colorset", origin: $0.origin,
            range: $0.range)
        }
      }
  } generate: { context in
    let theme = context.theme
    return [EmittedFile("\(theme.assetCatalog)/Contents.json", AssetJSON.contents([]).content)]
      + theme.assetGroups.flatMap { $0.files(theme.colors) }
  }
}

extension ResolvedTheme {
  fileprivate var assetCatalog: String { "\(name).xcassets" }

  fileprivate var assetGroups: [AssetGroup] {
    let palette = palette.map {
      AssetGroup.Entry(
        name: $0.symbol, color: $0.color, origin: .paletteColor($0.name), range: $0.range)
    }
    let roles = roleColors.map {
      AssetGroup.Entry(name: $0.symbol, color: $0.color, origin: .role($0.role), range: $0.range)
    }
    return [
      AssetGroup(path: "\(assetCatalog)/\(name)Palette", colors: palette),
      AssetGroup(path: "\(assetCatalog)/\(name)Roles", colors: roles),
    ]
  }
}

/// A folder of color sets that gives their names a prefix, since all catalogs of an app share one
/// space of names.
struct AssetGroup {
  /// A color set.
  struct Entry {
    let name: String
    let color: ColorID
    let origin: Declaration.Origin
    let range: SourceRange
  }

  /// The folder, seen from the output folder.
  let path: String
  let colors: [Entry]

  /// The description of the folder and of each color set; none for a folder without colors.
  func files(_ table: ColorTable) -> [EmittedFile] {
    guard !colors.isEmpty else { return [] }
    let properties = AssetJSON.object([("provides-namespace", .bool(true))])
    var files = [
      EmittedFile("\(path)/Contents.json", AssetJSON.contents([("properties", properties)]).content)
    ]
    for entry in colors {
      let set = ColorSet(variants: table[entry.color].variants)
      files.append(EmittedFile("\(path)/\(entry.name).colorset/Contents.json", set.json.content))
    }
    return files
  }
}
