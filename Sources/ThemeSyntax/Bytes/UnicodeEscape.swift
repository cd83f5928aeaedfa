import OutputText

extension [UInt8] {
  /// The UTF-16 code unit of a `\u` escape at an offset, if any.
  func escapedCodeUnit(at offset: Int) -> UInt32? {
    guard offset + 6 <= count, self[offset] == UInt8(ascii: "\\"),
      self[offset + 1] == UInt8(ascii: "u"),
      endOfHexDigits(from: offset + 2, atMost: 4) == offset + 6
    else { return nil }
    return self[(offset + 2)..<(offset + 6)].reduce(0) { value, byte in
      value << 4 | UInt32(byte.hexValue ?? 0)
    }
  }

  /// The code point of a surrogate pair, whose second half is escaped at an offset; nil if invalid.
  func escapedCodePoint(after first: UInt32, at offset: Int) -> UInt32? {
    guard first < 0xDC00, let second = escapedCodeUnit(at: offset),
      (0xDC00...0xDFFF).contains(second)
    else { return nil }
    return 0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  func endOfHexDigits(from start: Int, atMost limit: Int = .max) -> Int {
    var end = Swift.min(start, count)
    while end < count, end - start < limit, self[end].hexValue != nil { end += 1 }
    return end
  }
}
