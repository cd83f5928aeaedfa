import ColorScience
import ThemeModel

/// A color in both themes.
struct ThemedColor {
  let light: ColorID
  let dark: ColorID
}

/// The colors of a theme taken apart into what is seen in light and what is seen in dark.
struct ThemedColors {
  private(set) var table: ColorTable
  private var known: [ColorVariants: ColorID] = [:]

  /// The colors of a theme; those of its palette are found again by their value.
  init(_ theme: ResolvedTheme) {
    table = theme.colors
    for color in theme.palette {
      let variants = table[color.color].variants
      if known[variants] == nil { known[variants] = color.color }
    }
  }

  /// One color in both themes.
  mutating func split(_ color: ColorID) -> ThemedColor {
    pair(color, color)
  }

  /// A color of the light theme and one of the dark theme.
  mutating func pair(_ light: ColorID, _ dark: ColorID) -> ThemedColor {
    let left = table[light].variants
    let right = table[dark].variants
    return ThemedColor(
      light: color(left.light, left.lightHighContrast),
      dark: color(right.dark, right.darkHighContrast))
  }

  /// No color, which hides what it is given to.
  mutating func clear() -> ColorID {
    let clear = Color.black.withAlpha(0)
    return color(clear, clear)
  }

  /// A color that follows the contrast setting only.
  private mutating func color(_ normal: Color, _ high: Color) -> ColorID {
    let variants = ColorVariants(
      light: normal, dark: normal, lightHighContrast: high, darkHighContrast: high)
    if let color = known[variants] { return color }
    let color = table.add(ResolvedColor(variants))
    known[variants] = color
    return color
  }
}
