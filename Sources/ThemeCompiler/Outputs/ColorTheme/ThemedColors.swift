import ColorScience

/// A theme's colors split by light and dark.
struct ThemedColors {
  private(set) var table: ColorTable
  private var known: [ColorVariants: ColorID] = [:]
  /// Catalog colors that are the same in every variant; they are not split.
  private var assets: Set<ColorID> = []

  /// Reuses palette colors by value, except catalog colors.
  init(_ theme: ResolvedTheme) {
    table = theme.colors
    for color in theme.palette {
      guard theme.assetName(of: color.color) == nil else {
        if table.plainColor(color.color) != nil { assets.insert(color.color) }
        continue
      }
      let variants = table[color.color].variants
      if known[variants] == nil { known[variants] = color.color }
    }
  }

  /// The colors that are seen in light and in dark; nil is a clear one.
  mutating func split(_ colors: [ColorID?]) -> [ColorID] {
    let variants = [(Variant.light, Variant.lightHighContrast), (.dark, .darkHighContrast)]
    return zip(colors, variants).map { color, variants in
      let (normal, high) = variants
      guard let color else { return add(Color.black.withAlpha(0), Color.black.withAlpha(0)) }
      let seen = table[color].variants
      return asset(color, normal, high) ?? add(seen[normal], seen[high])
    }
  }

  private func asset(_ color: ColorID, _ normal: Variant, _ high: Variant) -> ColorID? {
    guard !assets.isEmpty else { return nil }
    var color = color
    if case .adaptive(let members, _)? = table.step(color) {
      let both = [normal, high].map { members[Int($0.rawValue)].value }
      guard both[0] == both[1] else { return nil }
      color = both[0]
    }
    return assets.contains(color) ? color : nil
  }

  private mutating func add(_ normal: Color, _ high: Color) -> ColorID {
    let variants = ColorVariants(
      light: normal, dark: normal, lightHighContrast: high, darkHighContrast: high)
    if let color = known[variants] { return color }
    let color = table.add(ResolvedColor(variants))
    known[variants] = color
    return color
  }
}
