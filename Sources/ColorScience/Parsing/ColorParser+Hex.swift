extension ColorParser {
  /// The color of a hash token, or why it is none.
  func hexColor(_ range: Range<Int>) throws(ColorSyntaxError) -> CSSColor {
    let digits = bytes[range].dropFirst()
    if let color = HexColor.parse(digits) { return color }
    if let stray = digits.firstIndex(where: { $0.hexValue == nil }) {
      var end = stray + 1
      while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
      throw error(
        "'\(shown(stray..<end))' is not a hexadecimal digit; digits are 0-9 and A-F",
        at: stray..<end)
    }
    throw error(
      "a hex color has 3, 4, 6 or 8 digits; this one has \(digits.count)", at: range)
  }

  /// Throws when the whole string is a hex color that lacks its '#', as a word or as a number.
  func rejectHexWithoutHash() throws(ColorSyntaxError) {
    let blanks: (UInt8) -> Bool = { $0.isCSSWhitespace }
    guard let start = bytes.firstIndex(where: { !blanks($0) }),
      let last = bytes.lastIndex(where: { !blanks($0) })
    else { return }
    var digits = bytes[start...last]
    if digits.count > 2, digits[start] == UInt8(ascii: "0"),
      digits[start + 1] | 0x20 == UInt8(ascii: "x")
    {
      digits = digits.dropFirst(2)
    }
    guard HexColor.parse(digits) != nil else { return }
    let hex = "#" + String(decoding: digits, as: UTF8.self)
    throw error(
      "a hex color starts with '#'; write \"\(hex)\"", at: start..<last + 1, replacement: hex)
  }
}

/// The hexadecimal notation, CSS Color 4 §5.2.
enum HexColor {
  /// The color of 3, 4, 6 or 8 hexadecimal digits, or nil for any other bytes.
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
