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
