extension Color {
  package var rgbInverse: Color {
    Color(colorSpace, SIMD3(repeating: 1) - components, alpha: alpha)
  }

  /// OKLCH lightness subtracted from 1; the chroma shrinks if the color's own gamut requires it.
  package var lightnessInverse: Color {
    let origin = oklch
    if isGray {
      return Color(colorSpace, grayComponents(lightness: 1 - origin.x), alpha: alpha)
    }
    let image = colorSpace.withReducedChroma(
      lightness: 1 - origin.x, chroma: origin.y, axes: Polar.axes(hue: origin.z))
    return Color(colorSpace, image, alpha: alpha)
  }

  /// Equal components of an OKLab lightness; white and black exactly.
  func grayComponents(lightness: Double) -> SIMD3<Double> {
    if lightness < 1e-7 { return SIMD3(repeating: 0) }
    if lightness > 1 - 1e-7 { return SIMD3(repeating: 1) }
    return SIMD3(repeating: TransferCurve.encoded(lightness * lightness * lightness))
  }

  /// The color across the luminance mirror Y' = 0.0525/(Y+0.05) - 0.05, not rounded.
  ///
  /// No other map except identity keeps every pair's WCAG ratio. The OKLCH hue is kept, the chroma
  /// reduced to the gamut, and white and black are exchanged exactly.
  package var mirrored: Color {
    let luminance = Self.mirroredLuminance(relativeLuminance)
    if isGray {
      return Color(colorSpace, SIMD3(repeating: TransferCurve.encoded(luminance)), alpha: alpha)
    }
    let mirror = colorSpace.ofHue(oklch, luminance: luminance)
    return Color(colorSpace, mirror, alpha: alpha).withLuminance(luminance)
  }

  /// 0...1.
  private static func mirroredLuminance(_ luminance: Double) -> Double {
    let image = 0.0525 / (luminance + 0.05) - 0.05
    if image < 1e-15 { return 0 }
    return image > 1 - 1e-14 ? 1 : image
  }

  /// Corrects rounding errors by a few units in the last place; components of 0 and 1 stay.
  private func withLuminance(_ luminance: Double) -> Color {
    var nearest = components
    var miss = luminance - relativeLuminance
    for index in [1, 0, 2] where miss != 0 && nearest[index] > 0 && nearest[index] < 1 {
      let light = TransferCurve.linear(nearest[index]) + miss / Self.luminanceWeights[index]
      var components = nearest
      components[index] = Swift.min(1, TransferCurve.encoded(light))
      let rest = luminance - Color(colorSpace, components, alpha: alpha).relativeLuminance
      guard abs(rest) < abs(miss) else { continue }
      nearest = components
      miss = rest
    }
    return Color(colorSpace, nearest, alpha: alpha)
  }
}

extension ColorSpace {
  /// Gamma-encoded components of a luminance and a hue, the chroma reduced to the gamut.
  ///
  /// With t = C/L the cube roots of the cone responses are L(1 + kt), so linear components are L³
  /// times cubics in t, and the luminance gives L³. Valid colors are an interval of t from 0.
  fileprivate func ofHue(_ lch: SIMD3<Double>, luminance: Double) -> SIMD3<Double> {
    if luminance <= 0 || luminance >= 1 { return SIMD3(repeating: luminance) }
    let axes = Polar.axes(hue: lch.z)
    let limit = lch.y * lch.y * lch.y
    func cubics(_ ratio: Double) -> (linear: SIMD3<Double>, cubedLightness: Double) {
      let linear = self.linear(oklab: SIMD3(1, axes.y * ratio, axes.z * ratio))
      return (linear, luminance / relativeLuminance(linear: linear))
    }
    // No color of a screen has a chroma as large as its lightness.
    let inside = bisected(from: 1, to: 0) { ratio in
      let (linear, cube) = cubics(ratio)
      return linear.min() >= 0 && linear.max() * cube <= 1 && ratio * ratio * ratio * cube <= limit
    }
    let (linear, cube) = cubics(inside)
    return TransferCurve.encoded(linear * cube).clampedToUnitCube.withoutNoise(1e-14)
  }
}
