/// How much of each colour a mix takes, CSS Color 5 §3.2.
struct MixShares {
  /// The share of the first colour; both shares add up to 1.
  let first: Double
  /// The share of the second colour.
  let second: Double
  /// The factor on the mix's alpha, below 1 where the given shares added up to less than 1.
  let opacity: Double

  /// The normalised shares, or nil when both are 0.
  init?(_ first: Double?, _ second: Double?) {
    let one = first ?? (1 - (second ?? 0.5))
    let other = second ?? (1 - one)
    let total = one + other
    guard total > 0 else { return nil }
    self.first = one / total
    self.second = other / total
    opacity = Swift.min(1, total)
  }
}
