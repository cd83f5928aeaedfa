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

  /// The notation of a mixed colour.
  var cssSpace: CSSColor.Space {
    switch self {
    case .oklch: .oklch
    case .oklab: .oklab
    case .srgb: .srgb
    }
  }
}
