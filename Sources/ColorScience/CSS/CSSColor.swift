/// A color as CSS Color 4 writes it: components in the space it was written in, not clipped.
///
/// Component ranges: RGB spaces and XYZ 0...1; hue in degrees; saturation, lightness, whiteness and
/// blackness of HSL and HWB 0...1; CIE L 0...100, OKLab L 0...1; a missing component is 0.
package struct CSSColor: Sendable, Hashable {
  /// The space and notation of a color.
  package enum Space: UInt8, Sendable, Hashable {
    /// Hexadecimal notation, names and `rgb()`: gamma-encoded sRGB.
    case rgb
    /// The spaces with a function of their own.
    case hsl, hwb, lab, lch, oklab, oklch
    /// The spaces of `color()`.
    case srgb, srgbLinear, displayP3, a98RGB, prophotoRGB, rec2020, xyzD50, xyzD65
  }

  /// The components written as `none`.
  package struct Missing: OptionSet, Sendable, Hashable {
    /// One bit per component, alpha last.
    package let rawValue: UInt8

    /// The components of these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The alpha component.
    package static let alpha = Missing(rawValue: 8)

    /// The component at an index, 0...2.
    package static func component(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt8(index)) }
  }

  /// The space the components are in.
  package var space: Space
  /// The three components.
  package var components: SIMD3<Double>
  /// The opacity, 0...1.
  package var alpha: Double
  /// What was written as `none`.
  package var missing: Missing

  /// A color of components in a space.
  package init(
    _ space: Space, _ components: SIMD3<Double>, alpha: Double = 1, missing: Missing = []
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  /// A resolved color as an input of `mix`.
  package init(_ color: Color) {
    self.init(
      color.colorSpace == .srgb ? .rgb : .displayP3, color.components, alpha: color.alpha)
  }
}

extension CSSColor {
  /// What a component says; components of the same role are analogous, CSS Color 4 §12.2.
  enum Role: Sendable, Hashable {
    /// The axes of an RGB space or of XYZ.
    case red, green, blue
    /// The parts of a perceptual space.
    case lightness, colorfulness, hue, opponentA, opponentB
    /// Nothing another space has.
    case own
  }
}

extension CSSColor.Space {
  /// The role of each of the three components.
  var roles: [CSSColor.Role] {
    switch self {
    case .rgb, .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
      [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .own, .own]
    case .lab, .oklab: [.lightness, .opponentA, .opponentB]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }
}
