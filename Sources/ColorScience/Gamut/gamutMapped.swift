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
