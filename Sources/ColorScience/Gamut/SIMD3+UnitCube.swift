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
