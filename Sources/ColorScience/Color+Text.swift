extension Color {
  /// The color as `#RRGGBB`, with `AA` when it is translucent; sRGB bytes, rounded half up.
  package var hex: String {
    let components = srgb
    let isTranslucent = alpha < 1
    return String(unsafeUninitializedCapacity: 9) { digits in
      digits[0] = UInt8(ascii: "#")
      var end = 1
      func write(_ byte: UInt8) {
        digits[end] = Self.digit(byte >> 4)
        digits[end + 1] = Self.digit(byte & 15)
        end += 2
      }
      write(Self.byte(components.x))
      write(Self.byte(components.y))
      write(Self.byte(components.z))
      if isTranslucent { write(Self.byte(alpha)) }
      return end
    }
  }

  /// The sRGB color of a text in hexadecimal notation, `#RGB` to `#RRGGBBAA`; nil for any other.
  package init?(hexDigits text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "#"), let css = HexColor.parse(text.dropFirst()) else {
      return nil
    }
    self.init(
      .srgb, red: css.components.x, green: css.components.y, blue: css.components.z,
      alpha: css.alpha)
  }

  /// This color with each component and alpha at the nearest of the 256 8-bit codes, half up.
  package var roundedTo8Bits: Color {
    Color(
      colorSpace,
      red: Double(Self.byte(red)) / 255,
      green: Double(Self.byte(green)) / 255,
      blue: Double(Self.byte(blue)) / 255,
      alpha: Double(Self.byte(alpha)) / 255)
  }

  /// The nearest 8-bit code of a component, half up, after clamping to 0...1.
  private static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(255 * Swift.min(1, component) + 0.5) : 0
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// The color as a theme writes it, sRGB components to 8 bits: `#RRGGBB` or `#RRGGBBAA` where those
  /// say the alpha exactly.
  package var cssText: String {
    if colorSpace == .srgb, roundedTo8Bits.alpha == alpha { return hex }
    let opacity = alpha < 1 ? " / \(NumberText.shortest(alpha))" : ""
    switch colorSpace {
    case .srgb:
      let codes = (components * 255).rounded(.toNearestOrAwayFromZero)
      let numbers = [codes.x, codes.y, codes.z].map { NumberText.shortest($0) }
      return "rgb(\(numbers.joined(separator: " "))\(opacity))"
    case .displayP3:
      let numbers = [red, green, blue].map { NumberText.shortest($0) }
      return "color(display-p3 \(numbers.joined(separator: " "))\(opacity))"
    }
  }
}
