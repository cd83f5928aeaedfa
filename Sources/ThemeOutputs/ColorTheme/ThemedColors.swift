import ColorScience
import ThemeModel

struct ThemedColor {
  let light: ColorID
  let dark: ColorID
}

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

  mutating func split(_ color: ColorID) -> ThemedColor {
    pair(color, color)
  }

  mutating func pair(_ light: ColorID, _ dark: ColorID) -> ThemedColor {
    let left = table[light].variants
    let right = table[dark].variants
    return ThemedColor(
      light: asset(light, .light, .lightHighContrast)
        ?? color(left.light, left.lightHighContrast),
      dark: asset(dark, .dark, .darkHighContrast) ?? color(right.dark, right.darkHighContrast))
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

  /// A clear color, which hides a part.
  mutating func clear() -> ColorID {
    let clear = Color.black.withAlpha(0)
    return color(clear, clear)
  }

  private mutating func color(_ normal: Color, _ high: Color) -> ColorID {
    let variants = ColorVariants(
      light: normal, dark: normal, lightHighContrast: high, darkHighContrast: high)
    if let color = known[variants] { return color }
    let color = table.add(ResolvedColor(variants))
    known[variants] = color
    return color
  }
}
