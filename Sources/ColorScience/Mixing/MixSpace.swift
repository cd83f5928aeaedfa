/// The spaces `color-mix()` mixes in.
package enum MixSpace: UInt8, Sendable, Hashable, CaseIterable {
  /// OKLCH, along the shorter arc of hue.
  case oklch
  /// OKLab.
  case oklab
  /// Gamma-encoded sRGB.
  case srgb

  /// The name after `in`.
  package var name: String {
    switch self {
    case .oklch: "oklch"
    case .oklab: "oklab"
    case .srgb: "srgb"
    }
  }

  /// The notation of a mixed color.
  var cssSpace: CSSColor.Space {
    switch self {
    case .oklch: .oklch
    case .oklab: .oklab
    case .srgb: .srgb
    }
  }
}

extension CSSColor {
  /// This color in a mixing space, with missing components carried forward, CSS Color 4 §12.2.
  ///
  /// A hue that conversion leaves without meaning (chroma at most 4e-6) becomes missing.
  func prepared(for mixSpace: MixSpace) -> CSSColor {
    let target = mixSpace.cssSpace
    if space == target { return withHueInOneTurn }
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

  /// The components this color lacks, taken from another; one that both lack stays 0.
  mutating func takeMissing(from other: CSSColor) {
    for index in 0..<3 where missing.contains(.component(index)) {
      components[index] = other.components[index]
    }
    if missing.contains(.alpha) { alpha = other.alpha }
  }

  private var withHueInOneTurn: CSSColor {
    var result = self
    if space == .oklch { result.components.z = components.z.remainder(inPeriod: 360) }
    return result
  }

  private func isCarriedForward(to role: Role) -> Bool {
    space.roles.indices.contains {
      space.roles[$0] == role && missing.contains(.component($0))
    }
  }

  /// Whether both components that span the chromatic plane are missing.
  private var isChromaticityMissing: Bool {
    guard missing.isSuperset(of: [.component(1), .component(2)]) else { return false }
    return space.roles[1] == .opponentA || space.roles[1] == .colorfulness && space.roles[2] == .hue
  }
}
