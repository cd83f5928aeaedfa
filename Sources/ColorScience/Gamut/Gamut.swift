/// The set of colours a screen space can show: the unit cube of its components.
package enum Gamut: Sendable, Hashable {
  /// What every screen shows.
  case srgb
  /// What screens of iPhones since 2016 show.
  case displayP3

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
}
