extension ByteBuffer {
  /// Appends a number in as few digits as read back the same, a whole one without a point.
  package mutating func append(number value: Double) {
    guard abs(value) < 1e15 else { return append(text: value.description) }
    let whole = Int(value)
    if Double(whole) == value { return append(number: whole) }
    // Ratios and alphas have two decimals at the most, and those need no search for the shortest.
    let hundredths = Int(value * 100 + 0.5)
    guard value > 0, hundredths < 1_000_000, Double(hundredths) / 100 == value else {
      return append(text: value.description)
    }
    append(number: hundredths / 100)
    append(byte: 0x2E)
    append(byte: 0x30 + UInt8(hundredths % 100 / 10))
    if hundredths % 10 > 0 { append(byte: 0x30 + UInt8(hundredths % 10)) }
  }

  /// Appends a whole number.
  package mutating func append(number value: Int) {
    guard (0..<1_000).contains(value) else { return append(text: String(value)) }
    if value > 99 { append(byte: 0x30 + UInt8(value / 100)) }
    if value > 9 { append(byte: 0x30 + UInt8(value / 10 % 10)) }
    append(byte: 0x30 + UInt8(value % 10))
  }
}
