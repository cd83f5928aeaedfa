extension Color {
  /// The weights of WCAG 2.2's relative luminance, its normative digits.
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

  /// WCAG 2.2 relative luminance, 0...1; alpha is ignored and a P3 colour is not clipped.
  package var relativeLuminance: Double {
    let weights = Self.luminanceWeights
    if colorSpace == .displayP3, !isAchromatic {
      let linear = linearSRGB
      return weights.x * linear.x + weights.y * linear.y + weights.z * linear.z
    }
    return weights.x * Self.light(red) + weights.y * Self.light(green) + weights.z
      * Self.light(blue)
  }

  private static func light(_ component: Double) -> Double {
    TransferCurve.linearOfCode(component) ?? TransferCurve.linear(component)
  }
}
