/// The set of colours a screen space can show: the unit cube of its components.
package enum Gamut: Sendable, Hashable {
  case srgb, displayP3

  /// Gamma-encoded components of an OKLab colour in this space, not clipped.
  func components(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let matrix = self == .srgb ? Matrices.srgbFromLMS : Matrices.displayP3FromLMS
    return TransferCurve.encoded(matrix * OKLab.lms(oklab))
  }

  /// OKLab of gamma-encoded components of this space.
  func oklab(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let matrix = self == .srgb ? Matrices.lmsFromSRGB : Matrices.lmsFromDisplayP3
    return OKLab.fromLMS(matrix * TransferCurve.linear(components))
  }

  /// The space whose colours these are.
  var colorSpace: ColorSpace { self == .srgb ? .srgb : .displayP3 }
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

  /// The distance to another point; between OKLab colours, ΔE OK.
  func distance(to other: SIMD3<Double>) -> Double {
    let difference = self - other
    return (difference * difference).sum().squareRoot()
  }
}
