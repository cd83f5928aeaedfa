extension CSSColor {
  /// Gamma-encoded sRGB, extended beyond 0...1 where the color lies outside.
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

  /// Gamma-encoded Display P3, extended beyond 0...1 where the color lies outside.
  package var displayP3: SIMD3<Double> {
    switch space {
    case .displayP3: components
    case .rgb, .srgb, .hsl, .hwb, .srgbLinear:
      TransferCurve.encoded(Matrices.displayP3FromSRGB * linearSRGB)
    case .oklab, .oklch: TransferCurve.encoded(Matrices.displayP3FromLMS * OKLab.lms(oklab))
    default: TransferCurve.encoded(Matrices.displayP3FromXYZ * xyz)
    }
  }

  /// CIE XYZ relative to white D65, the luminance of white being 1.
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
    case .oklab: OKLab.xyz(components)
    case .oklch: OKLab.xyz(Polar.rectangular(components))
    }
  }

  /// OKLab: lightness 0...1 within a screen's gamut and two opponent axes.
  package var oklab: SIMD3<Double> {
    switch space {
    case .oklab: components
    case .oklch: Polar.rectangular(components)
    case .rgb, .srgb, .hsl, .hwb, .srgbLinear: OKLab.fromLinearSRGB(linearSRGB)
    default: OKLab.fromXYZ(xyz)
    }
  }

  /// OKLCH: lightness, chroma, hue in degrees.
  package var oklch: SIMD3<Double> {
    space == .oklch ? components : Polar.fromRectangular(oklab)
  }

  private var linearSRGB: SIMD3<Double> {
    space == .srgbLinear ? components : TransferCurve.linear(srgb)
  }

  /// The color with the limits CSS Color 4 sets for values as parsed.
  ///
  /// `rgb()` components to 0...1 (§5.1), Lab and LCH lightness to 0...100, OKLab and OKLCH lightness
  /// to 0...1 (§9); the parser itself keeps what was written.
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
