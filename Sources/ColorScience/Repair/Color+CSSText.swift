extension Color {
  /// The color as a theme writes it, sRGB components to 8 bits: `#RRGGBB` or `#RRGGBBAA` where those
  /// say the alpha exactly.
  package var cssText: String {
    if colorSpace == .srgb, roundedTo8Bits.alpha == alpha { return hex }
    let opacity = alpha < 1 ? " / \(Self.text(alpha))" : ""
    switch colorSpace {
    case .srgb:
      let codes = (components * 255).rounded(.toNearestOrAwayFromZero)
      return "rgb(\(Self.text(codes.x)) \(Self.text(codes.y)) \(Self.text(codes.z))\(opacity))"
    case .displayP3:
      let numbers = "\(Self.text(red)) \(Self.text(green)) \(Self.text(blue))"
      return "color(display-p3 \(numbers)\(opacity))"
    }
  }

  /// The shortest decimal of a number.
  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : "\(number)"
  }
}
