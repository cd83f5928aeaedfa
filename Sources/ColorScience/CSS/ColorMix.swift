/// The mix of two colors by CSS Color 5 §3; nil if both shares are 0.
///
/// Shares are 0...1: an absent one is the remainder, both absent are halves, a sum below 1 adds
/// transparency. Hues take the shorter arc, and a missing component is the other color's.
package func mix(
  _ a: CSSColor, _ shareA: Double?, _ b: CSSColor, _ shareB: Double?, in space: MixSpace
) -> CSSColor? {
  let one = shareA ?? (1 - (shareB ?? 0.5))
  let other = shareB ?? (1 - one)
  guard one + other > 0 else { return nil }
  let (share, otherShare) = (one / (one + other), other / (one + other))
  var first = a.clampedAsParsed.prepared(for: space)
  var second = b.clampedAsParsed.prepared(for: space)
  let missing = first.missing.intersection(second.missing)
  first.takeMissing(from: second)
  second.takeMissing(from: first)

  let alphaA = first.alpha
  let alphaB = second.alpha
  let alpha = share * alphaA + otherShare * alphaB
  let isAlphaMissing = missing.contains(.alpha)
  let weightA = isAlphaMissing ? share : share * alphaA
  let weightB = isAlphaMissing ? otherShare : otherShare * alphaB
  let total = weightA + weightB

  var components = (first.components * weightA + second.components * weightB) / total
  if total <= 0 { components = SIMD3(repeating: 0) }
  if space == .oklch {
    let turn = (second.components.z - first.components.z + 180).remainder(inPeriod: 360) - 180
    let arc = turn == -180 && second.components.z > first.components.z ? 180 : turn
    components.z = (first.components.z + arc * otherShare).remainder(inPeriod: 360)
  }
  return CSSColor(
    space.cssSpace, components, alpha: isAlphaMissing ? 0 : alpha * Swift.min(1, one + other),
    missing: missing)
}

package enum MixSpace: String, Sendable, CaseIterable {
  case oklch
  case oklab
  case srgb

  var cssSpace: CSSColor.Space {
    switch self {
    case .oklch: .oklch
    case .oklab: .oklab
    case .srgb: .srgb
    }
  }
}

extension CSSColor {
  /// Carries missing components forward, CSS Color 4 §12.2; hues need a chroma over 4e-6.
  func prepared(for mixSpace: MixSpace) -> CSSColor {
    let target = mixSpace.cssSpace
    if space == target {
      var result = self
      if space == .oklch { result.components.z = components.z.remainder(inPeriod: 360) }
      return result
    }
    var result = CSSColor(target, SIMD3(repeating: 0), alpha: alpha)
    switch mixSpace {
    case .srgb: result.components = srgb
    case .oklab: result.components = oklab
    case .oklch:
      result.components = oklch
      if result.components.y <= 4e-6 { result.missing.insert(.component(2)) }
    }
    if missing.contains(.alpha) { result.missing.insert(.alpha) }
    if !missing.isEmpty {
      for index in 0..<3 where isCarriedForward(to: target.roles[index]) {
        result.missing.insert(.component(index))
      }
      if isChromaticityMissing, target.roles.contains(.opponentA) || target.roles.contains(.hue) {
        result.missing.formUnion([.component(1), .component(2)])
      }
    }
    for index in 0..<3 where result.missing.contains(.component(index)) {
      result.components[index] = 0
    }
    return result
  }

  mutating func takeMissing(from other: CSSColor) {
    for index in 0..<3 where missing.contains(.component(index)) {
      components[index] = other.components[index]
    }
    if missing.contains(.alpha) { alpha = other.alpha }
  }

  private func isCarriedForward(to role: Role) -> Bool {
    space.roles.indices.contains {
      space.roles[$0] == role && missing.contains(.component($0))
    }
  }

  private var isChromaticityMissing: Bool {
    guard missing.isSuperset(of: [.component(1), .component(2)]) else { return false }
    return space.roles[1] == .opponentA || space.roles[1] == .colorfulness && space.roles[2] == .hue
  }
}
