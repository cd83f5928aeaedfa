extension Gamut {
  /// Components in 0...1 of an OKLCH colour, its chroma bisected down to the gamut where needed,
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
  func isGrey(_ components: SIMD3<Double>) -> Bool {
    components.max() - components.min() < 1e-9
  }
}
