/// The set of colors a screen space can show: the unit cube of its components.
package enum Gamut: Sendable, Hashable {
  /// What every screen shows.
  case srgb
  /// What screens of iPhones since 2016 show.
  case displayP3

  /// Gamma-encoded components of an OKLab color in this space, not clipped.
  func components(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let matrix = self == .srgb ? Matrices.srgbFromLMS : Matrices.displayP3FromLMS
    return TransferCurve.encoded(matrix * OKLab.lms(oklab))
  }

  /// OKLab of gamma-encoded components of this space.
  func oklab(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let matrix = self == .srgb ? Matrices.lmsFromSRGB : Matrices.lmsFromDisplayP3
    return OKLab.fromLMS(matrix * TransferCurve.linear(components))
  }
}

extension Gamut {
  /// Components in 0...1 of an OKLCH color, its chroma bisected down to the gamut where needed,
  /// to the last bit or a tolerance.
  func withReducedChroma(
    _ lch: SIMD3<Double>, tolerance: Double = 0
  ) -> SIMD3<Double> {
    if lch.x <= 0 { return SIMD3(repeating: 0) }
    if lch.x >= 1 { return SIMD3(repeating: 1) }
    let full = components(oklab: Polar.rectangular(lch))
    if full.isInUnitCube() { return full }
    let axes = Polar.rectangular(SIMD3(0, 1, lch.z))
    func reduced(_ chroma: Double) -> SIMD3<Double> {
      components(oklab: SIMD3(lch.x, axes.y * chroma, axes.z * chroma))
    }
    var inside = 0.0
    var outside = lch.y
    while outside - inside > tolerance {
      let middle = (inside + outside) / 2
      if middle <= inside || middle >= outside { break }
      if reduced(middle).isInUnitCube() { inside = middle } else { outside = middle }
    }
    return reduced(inside).clampedToUnitCube
  }

  /// Whether components differ by no more than rounding, so that a hue means nothing.
  func isGray(_ components: SIMD3<Double>) -> Bool {
    components.max() - components.min() < 1e-9
  }
}

extension ColorSpace {
  /// The colors of this space.
  var gamut: Gamut { self == .srgb ? .srgb : .displayP3 }
}

extension SIMD3<Double> {
  /// Whether every component lies in 0...1, give or take a tolerance.
  func isInUnitCube(tolerance: Double = 0) -> Bool {
    self.min() >= -tolerance && self.max() <= 1 + tolerance
  }

  /// Every component moved into 0...1.
  var clampedToUnitCube: SIMD3<Double> {
    clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  /// The distance to another point; between OKLab colors, ΔE OK.
  func distance(to other: SIMD3<Double>) -> Double {
    let difference = self - other
    return (difference * difference).sum().squareRoot()
  }
}
