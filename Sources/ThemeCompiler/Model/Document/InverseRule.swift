package enum InverseRule: String, WordValue {
  case none, swap, rgb, mirror, lightness

  package var summary: String {
    switch self {
    case .none: "There is no inverse"
    case .swap: "Background and tint change places"
    case .rgb: "Each component becomes 1 - component"
    case .mirror: "The mirror of luminance that keeps every contrast ratio and the hue"
    case .lightness: "OKLCH lightness becomes 1 - lightness"
    }
  }

  /// The rule for a word of another tool, if any.
  package static func meant(by word: String) -> InverseRule? {
    switch word.lowercased() {
    case "invert", "inverted", "inverse", "auto", "true": .mirror
    case "negative", "negate": .rgb
    case "flip", "flipped", "exchange", "swapped", "reverse", "reversed": .swap
    case "off", "no", "false": InverseRule.none
    default: nil
    }
  }

  package var spoilsRatios: Bool { self == .rgb || self == .lightness }
}
