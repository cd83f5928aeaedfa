/// The color an app shows for a CSS color, and how far it had to move.
///
/// Colors of sRGB notations and colors inside sRGB become sRGB; `color(display-p3 …)` and other
/// colors inside Display P3 stay wide; the rest are gamut-mapped to Display P3, with their ΔE OK
/// from the authored color as `gamutShift`.
package func resolved(_ css: CSSColor) -> (color: Color, gamutShift: Double?) {
  // Decimal text and matrix products differ from a gamut's edge by less than this; a step of an
  // 8-bit component is 40 000 times as large.
  let tolerance = 1e-7
  let css = css.clampedAsParsed
  func color(_ space: ColorSpace, _ components: SIMD3<Double>) -> Color {
    Color(space, components.clampedToUnitCube.withoutRoundingNoise, alpha: css.alpha)
  }
  switch css.space {
  case .rgb, .hsl, .hwb: return (color(.srgb, css.srgb), nil)
  case .displayP3: break
  default:
    let srgb = css.srgb
    if srgb.isInUnitCube(tolerance: tolerance) { return (color(.srgb, srgb), nil) }
  }
  let wide = css.displayP3
  if wide.isInUnitCube(tolerance: tolerance) { return (color(.displayP3, wide), nil) }
  let mapped = gamutMapped(oklch: css.oklch, to: .displayP3)
  let shift = css.oklab.distance(to: Gamut.displayP3.oklab(mapped))
  let isExtreme = mapped == SIMD3(repeating: 0) || mapped == SIMD3(repeating: 1)
  return (color(isExtreme ? .srgb : .displayP3, mapped), shift)
}

extension SIMD3<Double> {
  /// Components that miss 0, 1 or one another by no more than rounding put there exactly.
  fileprivate var withoutRoundingNoise: SIMD3<Double> {
    let noise = 1e-12
    var result = self.max() - self.min() < noise ? SIMD3(repeating: y) : self
    for index in 0..<3 {
      if result[index] < noise { result[index] = 0 }
      if result[index] > 1 - noise { result[index] = 1 }
    }
    return result
  }
}
