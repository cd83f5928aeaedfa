extension Color {
  /// The colour with its OKLCH lightness taken from 1; alpha is kept.
  ///
  /// The hue stays and the chroma shrinks as far as the colour's own gamut asks; a grey stays a grey.
  package var lightnessInverse: Color {
    let origin = oklch
    if isAchromatic || colorSpace.gamut.isGrey(components) {
      return Color(colorSpace, greyComponents(lightness: 1 - origin.x), alpha: alpha)
    }
    let target = SIMD3(1 - origin.x, origin.y, origin.z)
    return Color(colorSpace, colorSpace.gamut.withReducedChroma(target), alpha: alpha)
  }

  /// Equal components of an OKLab lightness; white and black exactly.
  func greyComponents(lightness: Double) -> SIMD3<Double> {
    if lightness < 1e-7 { return SIMD3(repeating: 0) }
    if lightness > 1 - 1e-7 { return SIMD3(repeating: 1) }
    return SIMD3(repeating: TransferCurve.encoded(lightness * lightness * lightness))
  }
}
