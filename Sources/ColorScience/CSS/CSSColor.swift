/// A color as CSS Color 4 writes it: unclipped components in the written space, 0 if missing.
///
/// RGB, XYZ, OKLab L and the shares of HSL and HWB are 0...1, CIE L is 0...100, hues are degrees.
package struct CSSColor: Sendable, Hashable {
  package enum Space: UInt8, Sendable, Hashable {
    /// Hexadecimal notation, names and `rgb()`: gamma-encoded sRGB.
    case rgb
    case hsl, hwb, lab, lch, oklab, oklch
    /// Of `color()`.
    case srgb, srgbLinear, displayP3, a98RGB, prophotoRGB, rec2020, xyzD50, xyzD65
  }

  /// The components written as `none`.
  package struct Missing: OptionSet, Sendable, Hashable {
    /// One bit per component, alpha last.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let alpha = Missing(rawValue: 8)

    package static func component(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt8(index)) }
  }

  package var space: Space
  package var components: SIMD3<Double>
  /// 0...1.
  package var alpha: Double
  package var missing: Missing

  package init(
    _ space: Space, _ components: SIMD3<Double>, alpha: Double = 1, missing: Missing = []
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  package init(_ color: Color) {
    self.init(
      color.colorSpace == .srgb ? .rgb : .displayP3, color.components, alpha: color.alpha)
  }
}

extension CSSColor {
  enum Role: Sendable, Hashable {
    case red, green, blue
    case lightness, colorfulness, hue, opponentA, opponentB
    case own
  }
}

extension CSSColor.Space {
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

extension CSSColor {
  /// Gamma-encoded sRGB, beyond 0...1 for colors outside.
  package var srgb: SIMD3<Double> {
    switch space {
    case .rgb, .srgb: components
    case .hsl: HueModels.srgb(hsl: components)
    case .hwb: HueModels.srgb(hwb: components)
    case .srgbLinear: TransferCurve.encoded(components)
    case .displayP3:
      TransferCurve.encoded(Matrices.srgbFromDisplayP3 * TransferCurve.linear(components))
    case .oklab, .oklch: TransferCurve.encoded(Matrices.srgbFromLMS * OKLab.lms(oklab))
    default: TransferCurve.encoded(Matrices.srgbFromXYZ * xyz)
    }
  }

  /// Gamma-encoded Display P3, beyond 0...1 for colors outside.
  package var displayP3: SIMD3<Double> {
    switch space {
    case .displayP3: components
    case .rgb, .srgb, .hsl, .hwb, .srgbLinear:
      TransferCurve.encoded(Matrices.displayP3FromSRGB * linearSRGB)
    case .oklab, .oklch: TransferCurve.encoded(Matrices.displayP3FromLMS * OKLab.lms(oklab))
    default: TransferCurve.encoded(Matrices.displayP3FromXYZ * xyz)
    }
  }

  /// CIE XYZ relative to white D65 with luminance 1.
  package var xyz: SIMD3<Double> {
    switch space {
    case .rgb, .srgb, .hsl, .hwb, .srgbLinear: Matrices.xyzFromSRGB * linearSRGB
    case .displayP3: Matrices.xyzFromDisplayP3 * TransferCurve.linear(components)
    case .a98RGB: Matrices.xyzFromA98RGB * WideCurves.linearA98(components)
    case .prophotoRGB: Matrices.xyzFromProPhotoRGB * WideCurves.linearProPhoto(components)
    case .rec2020: Matrices.xyzFromRec2020 * WideCurves.linearRec2020(components)
    case .xyzD65: components
    case .xyzD50: Matrices.xyzFromD50 * components
    case .lab: Matrices.xyzFromD50 * CIELab.xyzD50(components)
    case .lch: Matrices.xyzFromD50 * CIELab.xyzD50(Polar.rectangular(components))
    case .oklab, .oklch: Matrices.xyzFromLMS * OKLab.lms(oklab)
    }
  }

  /// Lightness 0...1 within a screen's gamut and two opponent axes.
  package var oklab: SIMD3<Double> {
    switch space {
    case .oklab: components
    case .oklch: Polar.rectangular(components)
    case .rgb, .srgb, .hsl, .hwb, .srgbLinear: OKLab.fromLMS(Matrices.lmsFromSRGB * linearSRGB)
    default: OKLab.fromLMS(Matrices.lmsFromXYZ * xyz)
    }
  }

  /// Lightness, chroma, hue in degrees.
  package var oklch: SIMD3<Double> {
    space == .oklch ? components : Polar.fromRectangular(oklab)
  }

  /// Hue in degrees, saturation and lightness 0...1 within sRGB.
  package var hsl: SIMD3<Double> { space == .hsl ? components : HueModels.hsl(srgb: srgb) }

  /// CIE LCH: lightness 0...100, chroma, hue in degrees.
  package var lch: SIMD3<Double> {
    switch space {
    case .lch: components
    case .lab: Polar.fromRectangular(components)
    default: Polar.fromRectangular(CIELab.fromXYZD50(Matrices.d50FromXYZ * xyz))
    }
  }

  private var linearSRGB: SIMD3<Double> {
    space == .srgbLinear ? components : TransferCurve.linear(srgb)
  }

  /// The color with CSS Color 4's limits of parsed values, §5.1 and §9.
  package var clampedAsParsed: CSSColor {
    var result = self
    switch space {
    case .rgb: result.components = components.clampedToUnitCube
    case .lab, .lch: result.components.x = Swift.max(0, Swift.min(100, components.x))
    case .oklab, .oklch: result.components.x = Swift.max(0, Swift.min(1, components.x))
    default: break
    }
    return result
  }
}

/// The displayable color, and its ΔE OK to the CSS color if it is gamut-mapped to Display P3.
///
/// sRGB notations and colors inside sRGB become sRGB; other colors inside Display P3 stay wide.
package func resolved(_ css: CSSColor) -> (color: Color, gamutShift: Double?) {
  // Rounding errors are smaller; an 8-bit step is 40,000 times as large.
  let tolerance = 1e-7
  let css = css.clampedAsParsed
  func color(_ space: ColorSpace, _ components: SIMD3<Double>) -> Color {
    Color(space, components.clampedToUnitCube.withoutNoise(1e-12), alpha: css.alpha)
  }
  switch css.space {
  case .rgb, .hsl, .hwb: return (color(.srgb, css.srgb), nil)
  case .displayP3: break
  default:
    let srgb = css.srgb
    if srgb.isInUnitCube(tolerance: tolerance) { return (color(.srgb, srgb), nil) }
  }
  let wide = css.displayP3
  if wide.isInUnitCube(tolerance: tolerance) { return (color(.displayP3, wide), nil) }
  let mapped = gamutMapped(oklch: css.oklch, to: .displayP3)
  let shift = css.oklab.distance(
    to: ColorSpace.displayP3.oklab(linear: TransferCurve.linear(mapped)))
  let isExtreme = mapped == SIMD3(repeating: 0) || mapped == SIMD3(repeating: 1)
  return (color(isExtreme ? .srgb : .displayP3, mapped), shift)
}
