import ColorScience

/// A color of an asset catalog with an entry for each way it can be seen.
struct ColorSet {
  let variants: ColorVariants

  /// The `Contents.json` of the set.
  var json: AssetJSON {
    let entries = shown.flatMap { variant in
      isWide
        ? [entry(variant, .srgb), entry(variant, .displayP3)] : [entry(variant, nil)]
    }
    return .contents([("colors", .array(entries))])
  }

  /// The variants that need an entry.
  ///
  /// One for high contrast asks for both of them: nothing says which entry wins where each fits by
  /// half.
  private var shown: [Variant] {
    let hasHighContrast =
      variants.light != variants.lightHighContrast || variants.dark != variants.darkHighContrast
    let hasDark =
      variants.light != variants.dark || variants.lightHighContrast != variants.darkHighContrast
    return Variant.allCases.filter {
      (hasDark || !$0.isDark) && (hasHighContrast || !$0.isHighContrast)
    }
  }

  /// Whether a variant lies outside sRGB.
  private var isWide: Bool {
    Variant.allCases.contains { variants[$0].colorSpace == .displayP3 }
  }

  /// The entry of a variant, for screens of one gamut or for all.
  private func entry(_ variant: Variant, _ gamut: ColorSpace?) -> AssetJSON {
    var entries: [(key: String, value: AssetJSON)] = []
    if variant != .light {
      var appearances: [AssetJSON] = []
      if variant.isDark { appearances.append(appearance("luminosity", "dark")) }
      if variant.isHighContrast { appearances.append(appearance("contrast", "high")) }
      entries.append(("appearances", .array(appearances)))
    }
    let color = variants[variant]
    entries.append(("color", value(gamut == .srgb ? color.mappedToSRGB : color)))
    if let gamut {
      entries.append(("display-gamut", .string(gamut == .srgb ? "sRGB" : "display-P3")))
    }
    entries.append(("idiom", .string("universal")))
    return .object(entries)
  }

  private func appearance(_ kind: String, _ value: String) -> AssetJSON {
    .object([("appearance", .string(kind)), ("value", .string(value))])
  }

  private func value(_ color: Color) -> AssetJSON {
    let components = AssetComponents(color)
    return .object([
      ("color-space", .string(color.colorSpace == .srgb ? "srgb" : "display-p3")),
      (
        "components",
        .object([
          ("alpha", .string(components.alpha)), ("blue", .string(components.blue)),
          ("green", .string(components.green)), ("red", .string(components.red)),
        ])
      ),
    ])
  }
}

extension Color {
  /// The nearest color that every screen shows.
  fileprivate var mappedToSRGB: Color {
    guard colorSpace == .displayP3 else { return self }
    let components = gamutMapped(oklch: oklch, to: .srgb)
    return Color(
      red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}

extension Variant {
  /// Whether the variant belongs to the setting Increase Contrast.
  fileprivate var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
