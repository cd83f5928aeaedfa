/// Numbers as text; any number has one, however large, and none ends the process.
package enum NumberText {
  /// A number in as few digits as read back the same, a whole one without a point.
  package static func shortest(_ number: Double) -> String {
    whole(number).map(String.init) ?? number.description
  }

  /// A number with a fixed count of decimals, rounded half up.
  package static func decimals(_ number: Double, _ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    guard let scaled = whole((number * scale).rounded()) else { return number.description }
    let digits = padded(String(scaled.magnitude), to: count + 1)
    return (scaled < 0 ? "-" : "") + digits.dropLast(count) + "." + digits.suffix(count)
  }

  /// The integer that a number is, nil for a number with a fraction and for one whose neighbors are
  /// more than 1 apart.
  package static func whole(_ number: Double) -> Int? {
    abs(number) < 1e15 ? Int(exactly: number) : nil
  }
}

/// Digits with zeros in front of them up to a length.
func padded(_ digits: String, to length: Int) -> String {
  String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
}

extension ByteBuffer {
  /// Appends a number in as few digits as read back the same, a whole one without a point.
  package mutating func append(number value: Double) {
    if let whole = NumberText.whole(value) { return append(number: whole) }
    // Ratios and alphas have two decimals at the most, and those need no search for the shortest.
    let hundredths = abs(value) < 10_000 ? Int(value * 100 + 0.5) : 0
    guard value > 0, hundredths < 1_000_000, Double(hundredths) / 100 == value else {
      return append(text: NumberText.shortest(value))
    }
    append(number: hundredths / 100)
    append(byte: 0x2E)
    append(byte: 0x30 + UInt8(hundredths % 100 / 10))
    if hundredths % 10 > 0 { append(byte: 0x30 + UInt8(hundredths % 10)) }
  }

  package mutating func append(number value: Int) {
    guard (0..<1_000).contains(value) else { return append(text: String(value)) }
    if value > 99 { append(byte: 0x30 + UInt8(value / 100)) }
    if value > 9 { append(byte: 0x30 + UInt8(value / 10 % 10)) }
    append(byte: 0x30 + UInt8(value % 10))
  }
}
