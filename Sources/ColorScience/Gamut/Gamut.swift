extension ColorSpace {
  /// Encodes only next to 1, where it may round, as the curve is monotonic and keeps 0 and 1.
  fileprivate func contains(linear: SIMD3<Double>) -> Bool {
    if linear.min() < 0 { return false }
    let greatest = linear.max()
    if abs(greatest - 1) > 1e-12 { return greatest < 1 }
    return TransferCurve.encoded(linear).isInUnitCube()
  }

  /// Components in 0...1, the chroma bisected to the gamut; `axes` are the hue's at chroma 1.
  func withReducedChroma(
    lightness: Double, chroma: Double, axes: SIMD3<Double>, tolerance: Double = 0
  ) -> SIMD3<Double> {
    if lightness <= 0 { return SIMD3(repeating: 0) }
    if lightness >= 1 { return SIMD3(repeating: 1) }
    func reduced(_ chroma: Double) -> SIMD3<Double> {
      linear(oklab: SIMD3(lightness, axes.y * chroma, axes.z * chroma))
    }
    let full = reduced(chroma)
    if contains(linear: full) { return TransferCurve.encoded(full) }
    let inside = bisected(from: chroma, to: 0, within: tolerance) { contains(linear: reduced($0)) }
    return TransferCurve.encoded(reduced(inside)).clampedToUnitCube
  }
}

/// Gamut mapping by CSS Color 4 §14: binary search of OKLCH chroma, local MINDE.
///
/// Returns gamma-encoded components in 0...1; lightness 1 gives exact white and 0 exact black.
package func gamutMapped(oklch origin: SIMD3<Double>, to gamut: ColorSpace) -> SIMD3<Double> {
  let justNoticeable = 0.02
  let epsilon = 1e-4
  // Past the greatest chroma of either gamut, 0.4; from here, clipping is noticeable.
  let unreachable = 0.5
  if origin.x >= 1 { return SIMD3(repeating: 1) }
  if origin.x <= 0 { return SIMD3(repeating: 0) }

  // Clipping linear light clips the encoded components too, so the search needs no transfer curve.
  let axes = Polar.axes(hue: origin.z)
  func color(_ chroma: Double) -> (lab: SIMD3<Double>, linear: SIMD3<Double>) {
    let lab = SIMD3(origin.x, axes.y * chroma, axes.z * chroma)
    return (lab, gamut.linear(oklab: lab))
  }
  func clippingMoves(_ lab: SIMD3<Double>, _ linear: SIMD3<Double>) -> Double {
    lab.distance(to: gamut.oklab(linear: linear.clampedToUnitCube))
  }
  func clipped(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    TransferCurve.encoded(linear).clampedToUnitCube
  }

  var (lab, linear) = color(origin.y)
  if clippingMoves(lab, linear) < justNoticeable { return clipped(linear) }
  var last = linear
  var low = 0.0
  var high = origin.y
  var isLowInGamut = true
  while high - low > epsilon {
    let chroma = (low + high) / 2
    if chroma > unreachable {
      high = chroma
      continue
    }
    (lab, linear) = color(chroma)
    if isLowInGamut, gamut.contains(linear: linear) {
      low = chroma
      continue
    }
    last = linear
    let difference = clippingMoves(lab, linear)
    if difference >= justNoticeable {
      high = chroma
    } else if justNoticeable - difference < epsilon {
      break
    } else {
      isLowInGamut = false
      low = chroma
    }
  }
  return clipped(last)
}
