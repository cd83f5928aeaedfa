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

  package init(_ variants: ColorVariants, symbol: UIKitColor? = nil) {
    self.variants = variants
    self.symbol = symbol
    isUniform = variants.isUniform
  }
}

/// The colours of a theme, each distinct way of writing one stored once.
package struct ColorTable: Sendable {
  private var colors: [ResolvedColor] = []
  private var measures: [Measures] = []

  /// What contrast takes of a colour, apart from the colour itself, which is many times larger.
  private struct Measures {
    /// WCAG relative luminance of each variant, 0...1, in the order of `Variant`.
    var luminances: SIMD4<Double>
    /// Whether every variant is opaque and the same on every iOS, so that the luminance is all
    /// there is to know.
    var isPlain: Bool
  }

  package init() {}

  package var count: Int { colors.count }

  package subscript(id: ColorID) -> ResolvedColor {
    _read { yield colors[Int(id.index)] }
  }

  /// The luminance of each variant of an opaque colour that is the same on every iOS, nil for any
  /// other colour.
  package func plainLuminances(_ id: ColorID) -> SIMD4<Double>? {
    let measures = measures[Int(id.index)]
    return measures.isPlain ? measures.luminances : nil
  }

  /// WCAG relative luminance of each variant, 0...1, in the order of `Variant`; alpha is ignored.
  package func luminances(_ id: ColorID) -> SIMD4<Double> {
    measures[Int(id.index)].luminances
  }

  /// Adds a colour.
  package mutating func add(_ color: ResolvedColor) -> ColorID {
    colors.append(color)
    measures.append(Self.measures(of: color))
    return ColorID(index: Int32(colors.count - 1))
  }

  private static func measures(of color: ResolvedColor) -> Measures {
    let variants = color.variants
    let light = variants.light.relativeLuminance
    guard !color.isUniform else {
      return Measures(
        luminances: SIMD4(repeating: light),
        isPlain: variants.light.alpha == 1 && color.symbol == nil)
    }
    return Measures(
      luminances: SIMD4(
        light, variants.dark.relativeLuminance, variants.lightHighContrast.relativeLuminance,
        variants.darkHighContrast.relativeLuminance),
      isPlain: color.symbol == nil && Variant.allCases.allSatisfy { variants[$0].alpha == 1 })
  }
}
