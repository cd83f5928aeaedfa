package import ColorScience

/// A colour of a `ColorTable`.
package struct ColorID: Sendable, Hashable {
  package let index: Int32
}

/// A colour in all four variants.
package struct ResolvedColor: Sendable {
  package var variants: ColorVariants
  /// UIKit's own name where the colour is one of UIKit's, so that it follows the system.
  package var symbol: UIKitColor?
  /// Whether the four variants are equal.
  package let isUniform: Bool
  /// WCAG relative luminance of each variant, 0...1, in the order of `Variant`; alpha is ignored.
  package let luminances: SIMD4<Double>

  package init(_ variants: ColorVariants, symbol: UIKitColor? = nil) {
    self.variants = variants
    self.symbol = symbol
    isUniform = variants.isUniform
    let light = variants.light.relativeLuminance
    luminances =
      isUniform
      ? SIMD4(repeating: light)
      : SIMD4(
        light, variants.dark.relativeLuminance, variants.lightHighContrast.relativeLuminance,
        variants.darkHighContrast.relativeLuminance)
  }
}

/// The colours of a theme, each distinct way of writing one stored once.
package struct ColorTable: Sendable {
  private var colors: [ResolvedColor] = []

  package init() {}

  package var count: Int { colors.count }

  package subscript(id: ColorID) -> ResolvedColor {
    colors[Int(id.index)]
  }

  /// Adds a colour.
  package mutating func add(_ color: ResolvedColor) -> ColorID {
    colors.append(color)
    return ColorID(index: Int32(colors.count - 1))
  }
}
