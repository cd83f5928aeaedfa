/// Rounds to six decimals without crossing a threshold; unchanged if that is impossible.
package func roundedRatio(_ ratio: Double, thresholds: SIMD4<Double>) -> Double {
  func isOnItsSide(_ candidate: Double) -> Bool {
    (ratio .>= thresholds) == (candidate .>= thresholds)
  }
  let scaled = ratio * 1_000_000
  let nearest = scaled.rounded() / 1_000_000
  if isOnItsSide(nearest) { return nearest }
  let lower = scaled.rounded(.down) / 1_000_000
  if isOnItsSide(lower) { return lower }
  let upper = scaled.rounded(.up) / 1_000_000
  return isOnItsSide(upper) ? upper : ratio
}
