extension Color {
  /// Gamma-encoded sRGB, not clipped: below 0 or above 1 for a P3 color outside sRGB.
  package var srgb: SIMD3<Double> {
    switch colorSpace {
    case .srgb: components
    case .displayP3: isAchromatic ? components : TransferCurve.encoded(linearSRGB)
    }
  }

  /// Linear-light sRGB, not clipped.
  package var linearSRGB: SIMD3<Double> {
    let linear = TransferCurve.linear(components)
    return colorSpace == .srgb ? linear : Matrices.srgbFromDisplayP3 * linear
  }

  /// Gamma-encoded Display P3, not clipped.
  package var displayP3: SIMD3<Double> {
    switch colorSpace {
    case .displayP3: components
    case .srgb:
      isAchromatic
        ? components
        : TransferCurve.encoded(Matrices.displayP3FromSRGB * TransferCurve.linear(components))
    }
  }

  /// OKLab: lightness 0...1, two opponent axes about -0.4...0.4.
  package var oklab: SIMD3<Double> {
    let linear = TransferCurve.linear(components)
    let matrix = colorSpace == .srgb ? Matrices.lmsFromSRGB : Matrices.lmsFromDisplayP3
    return OKLab.fromLMS(matrix * linear)
  }

  /// OKLCH: lightness 0...1, chroma from 0, hue in degrees 0..<360.
  package var oklch: SIMD3<Double> { Polar.fromRectangular(oklab) }
}

/// The perceptual difference of two colors: their distance in OKLab, 0...1; alpha is ignored.
package func deltaEOK(_ a: Color, _ b: Color) -> Double {
  a.oklab.distance(to: b.oklab)
}
