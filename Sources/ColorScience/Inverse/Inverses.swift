extension Color {
  /// The color with every component taken from 1, in its own space; alpha is kept.
  package var rgbInverse: Color {
    Color(colorSpace, SIMD3(repeating: 1) - components, alpha: alpha)
  }

  /// The color with its OKLCH lightness taken from 1; alpha is kept.
  ///
  /// The hue stays and the chroma shrinks as far as the color's own gamut asks; a gray stays a gray.
  package var lightnessInverse: Color {
    let origin = oklch
    if isAchromatic || colorSpace.gamut.isGray(components) {
      return Color(colorSpace, grayComponents(lightness: 1 - origin.x), alpha: alpha)
    }
    let target = SIMD3(1 - origin.x, origin.y, origin.z)
    return Color(colorSpace, colorSpace.gamut.withReducedChroma(target), alpha: alpha)
  }

  /// Equal components of an OKLab lightness; white and black exactly.
  func grayComponents(lightness: Double) -> SIMD3<Double> {
    if lightness < 1e-7 { return SIMD3(repeating: 0) }
    if lightness > 1 - 1e-7 { return SIMD3(repeating: 1) }
    return SIMD3(repeating: TransferCurve.encoded(lightness * lightness * lightness))
  }

  /// The color across the luminance mirror Y' = 0.0525/(Y+0.05) - 0.05, not rounded; alpha is kept.
  ///
  /// The only map besides identity that keeps the WCAG ratio of every pair. The OKLCH hue stays and
  /// the chroma shrinks as far as the color's own gamut asks; white and black change places exactly.
  package var mirrored: Color {
    let luminance = Self.mirroredLuminance(relativeLuminance)
    let gamut = colorSpace.gamut
    if isAchromatic || gamut.isGray(components) {
      return Color(colorSpace, SIMD3(repeating: TransferCurve.encoded(luminance)), alpha: alpha)
    }
    let origin = oklch
    func candidate(_ lightness: Double) -> Color {
      let target = SIMD3(lightness, origin.y, origin.z)
      return Color(colorSpace, gamut.withReducedChroma(target), alpha: alpha)
    }
    // Luminance rises with lightness along a hue, with kept and with gamut-limited chroma alike.
    var low = 0.0
    var high = 1.0
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if candidate(middle).relativeLuminance < luminance { low = middle } else { high = middle }
    }
    return candidate(high)
  }

  /// The mirror image of a relative luminance, 0...1; 0 and 1 change places exactly.
  private static func mirroredLuminance(_ luminance: Double) -> Double {
    let image = 0.0525 / (luminance + 0.05) - 0.05
    if image < 1e-15 { return 0 }
    return image > 1 - 1e-14 ? 1 : image
  }
}
