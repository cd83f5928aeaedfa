import ColorScience
import DesignTokens
package import ThemeSyntax

extension AppFiles {
  /// Reads the color sets of an asset catalog by the path of its folder.
  package mutating func addCatalog(_ folder: String, _ load: @escaping FileLoader) {
    let entry = TokenEntry(
      .catalog(isByName: true), path: TokenEntry.Text(folder, at: nil), folder: "")
    let system = readTokens([entry], load)
    var numbers: [Int32: Int32] = [:]
    for index in system.tokens.indices {
      let token = system.token(at: index)
      guard let color = TraitColor(token) else { continue }
      let file = token.range.file
      guard system.sources.indices.contains(Int(file)) else { continue }
      let source = system.sources[Int(file)]
      let number = numbers[file] ?? add(source, as: .colorSet)
      numbers[file] = number
      assets.add(
        AssetColors.Asset(
          name: token.assetName ?? token.path, path: Self.names(of: source.path, in: folder),
          color: color,
          at: SourceRange(file: number, lower: token.range.lower, upper: token.range.upper)))
    }
  }

  /// The folders between a catalog and the `Contents.json` of a color set, and the set's own name.
  private static func names(of file: String, in catalog: String) -> [String] {
    let parts = SourcePath.relative(SourcePath.folder(file), to: catalog).split(separator: "/")
    return parts.map { part in
      String(part.hasSuffix(".colorset") ? part.dropLast(".colorset".count) : part)
    }
  }
}

extension TraitColor {
  /// The color of a token; nil where it has none in light.
  ///
  /// What no entry of its own says stays open.
  fileprivate init?(_ token: Token) {
    guard let light = token.colors[.light]?.color else { return nil }
    self.init(.color(light))
    dark = Self.paint(.dark, of: token, besides: .light)
    lightHighContrast = Self.paint(.lightHighContrast, of: token, besides: .light)
    darkHighContrast = Self.paint(.darkHighContrast, of: token, besides: .dark)
  }

  /// The color of a variant; nil where it is that of another one, by the same entry.
  private static func paint(
    _ variant: Variant, of token: Token, besides other: Variant
  ) -> Paint? {
    guard let color = token.colors[variant]?.color else { return nil }
    let isSame =
      color == token.colors[other]?.color
      && token.origins[variant]?.range == token.origins[other]?.range
    return isSame ? nil : .color(color)
  }
}
