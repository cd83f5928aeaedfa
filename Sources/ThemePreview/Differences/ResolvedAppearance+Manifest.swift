import ColorScience
import ThemeCompiler
import ThemeSyntax

extension Manifest {
  func colorTable() -> (colors: ColorTable, names: [String: ColorID]) {
    var colors = ColorTable()
    var names: [String: ColorID] = [:]
    for entry in palette { names[entry.name] = colors.add(ResolvedColor(entry.content)) }
    return (colors, names)
  }
}

extension ResolvedAppearance {
  /// Creates an appearance without ranges; colors outside the palette are added to the table.
  init(
    _ appearance: Manifest.Appearance, _ names: [String: ColorID], in colors: inout ColorTable
  ) {
    self.init(
      name: appearance.name, stem: appearance.symbol, symbol: appearance.symbol,
      statusBarStyle: Located(appearance.statusBarStyle.light, at: .unknown),
      interfaceStyle: appearance.interfaceStyle, bars: Bars(all: ResolvedBar()), range: .unknown)
    darkStatusBarStyle = appearance.statusBarStyle.dark.map { Located($0, at: .unknown) }
    var reader = ManifestBarReader(names: names, colors: colors)
    // The reader becomes the table's sole owner, which avoids copies.
    colors = ColorTable()
    for kind in BarKind.allCases { bars[kind] = appearance.bars[kind].map { reader.color($0) } }
    backdrop = appearance.backdrop?.map { reader.color($0) }
    colors = reader.colors
  }
}

/// Resolves the colors of a manifest's bars; unknown palette names are dropped.
private struct ManifestBarReader {
  let names: [String: ColorID]
  var colors: ColorTable

  mutating func color(_ color: ManifestColor) -> ColorID? {
    switch color {
    case .reference(let name): names[name]
    case .color(let color): colors.add(plain: color)
    case .adaptive(let variants): colors.add(ResolvedColor(variants))
    }
  }
}
