import ColorScience
import OutputText

struct ColorSet {
  let variants: ColorVariants

  func write(to writer: inout JSONWriter) {
    writer.key("colors")
    writer.array { writer in
      for variant in shown {
        for gamut in isWide ? [.srgb, .displayP3] : [ColorSpace?.none] {
          write(variant, gamut, to: &writer)
        }
      }
    }
    writer.assetInfo()
  }

  /// High contrast needs both variants, as the order of partial matches is unspecified.
  private var shown: [Variant] {
    let hasHighContrast =
      variants.light != variants.lightHighContrast || variants.dark != variants.darkHighContrast
    return Variant.allCases.filter {
      (variants.followsStyle || !$0.isDark) && (hasHighContrast || !$0.isHighContrast)
    }
  }

  private var isWide: Bool {
    Variant.allCases.contains { variants[$0].colorSpace == .displayP3 }
  }

  private func write(_ variant: Variant, _ gamut: ColorSpace?, to writer: inout JSONWriter) {
    let color = gamut == .srgb ? variants[variant].mappedToSRGB : variants[variant]
    writer.object { writer in
      if variant != .light {
        writer.key("appearances")
        writer.array { writer in
          if variant.isDark { writer.appearance("luminosity", "dark") }
          if variant.isHighContrast { writer.appearance("contrast", "high") }
        }
      }
      writer.key("color")
      writer.object { $0.write(color) }
      if let gamut {
        writer.entry("display-gamut", gamut == .srgb ? "sRGB" : "display-P3")
      }
      writer.entry("idiom", "universal")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func appearance(_ kind: String, _ value: String) {
    object { writer in
      writer.entry("appearance", kind)
      writer.entry("value", value)
    }
  }

  fileprivate mutating func write(_ color: Color) {
    let components = AssetComponents(color)
    entry("color-space", color.colorSpace == .srgb ? "srgb" : "display-p3")
    key("components")
    object { writer in
      writer.entry("alpha", components.alpha)
      writer.entry("blue", components.blue)
      writer.entry("green", components.green)
      writer.entry("red", components.red)
    }
  }
}

extension Color {
  fileprivate var mappedToSRGB: Color {
    guard colorSpace == .displayP3 else { return self }
    let components = gamutMapped(oklch: oklch, to: .srgb)
    return Color(
      red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}
