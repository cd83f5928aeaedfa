/// A ratio rounded to six decimals, on the side of each threshold on which it is.
///
/// Between two thresholds that have no six decimals between them it stays as it is.
package func roundedRatio(_ ratio: Double, thresholds: [Double]) -> Double {
  let scaled = ratio * 1_000_000
  let candidates = [scaled.rounded(), scaled.rounded(.down), scaled.rounded(.up)]
  for candidate in candidates.map({ $0 / 1_000_000 })
  where thresholds.allSatisfy({ (ratio >= $0) == (candidate >= $0) }) {
    return candidate
  }
  return ratio
}
