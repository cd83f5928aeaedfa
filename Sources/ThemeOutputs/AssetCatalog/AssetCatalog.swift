import ThemeModel
import ThemeSyntax

extension Backend {
  /// Writes an asset catalog.
  static let assetCatalog = Backend(.assetCatalog) { context in
    let theme = context.theme
    let folder = Output.assetCatalog.path(of: theme)
    return [EmittedFile("\(folder)/Contents.json", AssetJSON.contents([]).content)]
      + theme.assetGroups.flatMap { $0.files(theme.colors) }
  }
}

extension AssetGroup {
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
