/// A color as an app can show it: gamma-encoded components of a screen's color space and alpha.
package struct Color: Hashable, Sendable {
  /// The space the components are in.
  package var colorSpace: ColorSpace
  /// The gamma-encoded red component, 0...1; beyond that only after compositing wide colors.
  package var red: Double
  /// The gamma-encoded green component, 0...1.
  package var green: Double
  /// The gamma-encoded blue component, 0...1.
  package var blue: Double
  /// The opacity, 0...1, not premultiplied.
  package var alpha: Double

  /// A color of components in 0...1.
  package init(
    _ colorSpace: ColorSpace = .srgb, red: Double, green: Double, blue: Double, alpha: Double = 1
  ) {
    self.colorSpace = colorSpace
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An sRGB color of 8-bit components, each exactly k/255.
  package init(hex8 red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// A color of three components as one vector.
  init(_ colorSpace: ColorSpace, _ components: SIMD3<Double>, alpha: Double) {
    self.init(
      colorSpace, red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }

  /// Opaque black in sRGB.
  package static let black = Color(red: 0, green: 0, blue: 0)

  /// Opaque white in sRGB.
  package static let white = Color(red: 1, green: 1, blue: 1)

  /// The three components in the color's own space.
  package var components: SIMD3<Double> { SIMD3(red, green, blue) }

  /// Whether red, green and blue are the same number.
  package var isAchromatic: Bool { red == green && green == blue }

  /// This color with another opacity, 0...1.
  package func withAlpha(_ alpha: Double) -> Color {
    Color(colorSpace, components, alpha: alpha)
  }
}

/// The color spaces a color of an appearance can be written in.
package enum ColorSpace: UInt8, Sendable, Hashable {
  /// sRGB, what `UIColor(red:green:blue:alpha:)` takes.
  case srgb
  /// Display P3, what `UIColor(displayP3Red:green:blue:alpha:)` takes.
  case displayP3
}
