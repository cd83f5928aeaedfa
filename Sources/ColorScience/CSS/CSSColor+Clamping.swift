extension CSSColor {
  /// The colour with the limits CSS Color 4 sets for values as parsed.
  ///
  /// `rgb()` components to 0...1 (§5.1), Lab and LCH lightness to 0...100, OKLab and OKLCH lightness
  /// to 0...1 (§9); the parser itself keeps what was written.
  package var clampedAsParsed: CSSColor {
    var result = self
    switch space {
    case .rgb: result.components = components.clampedToUnitCube
    case .lab, .lch: result.components.x = Swift.max(0, Swift.min(100, components.x))
    case .oklab, .oklch: result.components.x = Swift.max(0, Swift.min(1, components.x))
    default: break
    }
    return result
  }
}
