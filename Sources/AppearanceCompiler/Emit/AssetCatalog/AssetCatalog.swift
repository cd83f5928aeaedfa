extension Backend {
  /// An asset catalog with the colors of the palette and the roles.
  static let assetCatalog = Backend("assetCatalog") { context in
    let theme = context.theme
    let catalog = "\(theme.name).xcassets"
    let palette = AssetGroup(
      path: "\(catalog)/\(theme.name)Palette", colors: theme.palette.map { ($0.symbol, $0.color) })
    let roles = AssetGroup(
      path: "\(catalog)/\(theme.name)Roles",
      colors: theme.roleColors.map { ($0.symbol, $0.color) })
    return [EmittedFile("\(catalog)/Contents.json", AssetJSON.contents([]).content)]
      + palette.files(theme.colors) + roles.files(theme.colors)
  }
}

/// A folder of color sets that gives their names a prefix, since all catalogs of an app share one
/// space of names.
struct AssetGroup {
  /// The folder, seen from the output folder.
  let path: String
  /// The color sets with their names.
  let colors: [(name: String, color: ColorID)]

  /// The description of the folder and of each color set; none for a folder without colors.
  func files(_ table: ColorTable) -> [EmittedFile] {
    guard !colors.isEmpty else { return [] }
    let properties = AssetJSON.object([("provides-namespace", .bool(true))])
    var files = [
      EmittedFile("\(path)/Contents.json", AssetJSON.contents([("properties", properties)]).content)
    ]
    var folders: Set<String> = []
    for (name, color) in colors {
      let folder = "\(path)/\(free(name, &folders)).colorset"
      let set = ColorSet(variants: table[color].variants)
      files.append(EmittedFile("\(folder)/Contents.json", set.json.content))
    }
    return files
  }

  /// The name, with a number where a disk that ignores case has it already.
  private func free(_ name: String, _ taken: inout Set<String>) -> String {
    var free = name
    var number = 2
    while !taken.insert(free.lowercased()).inserted {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }
}
