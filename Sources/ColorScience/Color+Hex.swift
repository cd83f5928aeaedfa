extension Color {
  /// The colour as `#RRGGBB`, with `AA` when it is translucent; sRGB bytes, rounded half up.
  package var hex: String {
    let components = srgb
    var bytes = [Self.byte(components.x), Self.byte(components.y), Self.byte(components.z)]
    if alpha < 1 { bytes.append(Self.byte(alpha)) }
    var digits: [UInt8] = [UInt8(ascii: "#")]
    for byte in bytes {
      digits.append(Self.digit(byte >> 4))
      digits.append(Self.digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// This colour with each component and alpha at the nearest of the 256 8-bit codes, half up.
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
}
