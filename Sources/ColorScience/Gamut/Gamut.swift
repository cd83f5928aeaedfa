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

/// The nearest color of a gamut by CSS Color 4 §14: binary search of OKLCH chroma, local MINDE.
///
/// Takes OKLCH as authored, so that a lightness of 1 gives white and of 0 gives black exactly, and
/// returns gamma-encoded components in 0...1 of the gamut's space.
package func gamutMapped(oklch origin: SIMD3<Double>, to gamut: Gamut) -> SIMD3<Double> {
  let justNoticeable = 0.02
  let epsilon = 1e-4
  if origin.x >= 1 { return SIMD3(repeating: 1) }
  if origin.x <= 0 { return SIMD3(repeating: 0) }

  var current = origin
  var lab = Polar.rectangular(current)
  var components = gamut.components(oklab: lab)
  var clipped = components.clampedToUnitCube
  if lab.distance(to: gamut.oklab(clipped)) < justNoticeable { return clipped }

  var low = 0.0
  var high = origin.y
  var isLowInGamut = true
  while high - low > epsilon {
    current.y = (low + high) / 2
    lab = Polar.rectangular(current)
    components = gamut.components(oklab: lab)
    if isLowInGamut, components.isInUnitCube() {
      low = current.y
      continue
    }
    clipped = components.clampedToUnitCube
    let difference = lab.distance(to: gamut.oklab(clipped))
    if difference >= justNoticeable {
      high = current.y
    } else if justNoticeable - difference < epsilon {
      return clipped
    } else {
      isLowInGamut = false
      low = current.y
    }
  }
  return clipped
}
