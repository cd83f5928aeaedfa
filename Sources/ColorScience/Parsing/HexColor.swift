/// The hexadecimal notation, CSS Color 4 §5.2.
enum HexColor {
  /// The colour of 3, 4, 6 or 8 hexadecimal digits, or nil for any other bytes.
  static func parse(_ digits: ArraySlice<UInt8>) -> CSSColor? {
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | UInt32(digit)
      if isShort { value = value << 4 | UInt32(digit) }
    }
    if digits.count % 4 != 0 { value = value << 8 | 0xFF }
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    return CSSColor(
      .rgb, SIMD3(component(24), component(16), component(8)), alpha: component(0))
  }
}
