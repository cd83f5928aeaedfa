/// The mix of two colors by CSS Color 5 §3, in the mixing space; nil when both shares are 0.
///
/// Shares are 0...1: an absent one is the rest of the other, both absent are a half each; shares
/// that add up to less than 1 leave the rest transparent. Components are premultiplied by alpha,
/// hues take the shorter arc and a missing component is the other color's.
package func mix(
  _ a: CSSColor, _ shareA: Double?, _ b: CSSColor, _ shareB: Double?, in space: MixSpace
) -> CSSColor? {
  guard let shares = MixShares(shareA, shareB) else { return nil }
  var first = a.clampedAsParsed.prepared(for: space)
  var second = b.clampedAsParsed.prepared(for: space)
  let missing = first.missing.intersection(second.missing)
  first.takeMissing(from: second)
  second.takeMissing(from: first)

  let alphaA = first.alpha
  let alphaB = second.alpha
  let alpha = shares.first * alphaA + shares.second * alphaB
  let isAlphaMissing = missing.contains(.alpha)
  let weightA = isAlphaMissing ? shares.first : shares.first * alphaA
  let weightB = isAlphaMissing ? shares.second : shares.second * alphaB
  let total = weightA + weightB

  var components = (first.components * weightA + second.components * weightB) / total
  if total <= 0 { components = SIMD3(repeating: 0) }
  if space == .oklch {
    let turn = (second.components.z - first.components.z + 180).remainder(inPeriod: 360) - 180
    let arc = turn == -180 && second.components.z > first.components.z ? 180 : turn
    components.z = (first.components.z + arc * shares.second).remainder(inPeriod: 360)
  }
  return CSSColor(
    space.cssSpace, components, alpha: isAlphaMissing ? 0 : alpha * shares.opacity,
    missing: missing)
}

/// How much of each color a mix takes, CSS Color 5 §3.2.
struct MixShares {
  /// The share of the first color; both shares add up to 1.
  let first: Double
  /// The share of the second color.
  let second: Double
  /// The factor on the mix's alpha, below 1 where the given shares added up to less than 1.
  let opacity: Double

  /// The normalized shares, or nil when both are 0.
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
