package enum NumberText {
  /// The shortest text that reads back the same, whole numbers without a point.
  package static func shortest(_ number: Double) -> String {
    whole(number).map(String.init) ?? number.description
  }

  /// The shortest text of a number rounded half up.
  package static func rounded(_ number: Double, to decimals: Int) -> String {
    let scale = scale(decimals)
    return shortest((number * scale).rounded() / scale)
  }

  /// A number rounded half up, with all decimals.
  package static func decimals(_ number: Double, _ count: Int) -> String {
    guard let scaled = whole((number * scale(count)).rounded()) else { return number.description }
    let digits = padded(String(scaled.magnitude), to: count + 1)
    return (scaled < 0 ? "-" : "") + digits.dropLast(count) + "." + digits.suffix(count)
  }

  private static func scale(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1) { scale, _ in scale * 10 }
  }

  /// Returns nil for a number with a fraction, or with neighbors more than 1 apart.
  package static func whole(_ number: Double) -> Int? {
    abs(number) < 1e15 ? Int(exactly: number) : nil
  }
}

func padded(_ digits: String, to length: Int) -> String {
  String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
}

extension ByteBuffer {
  package mutating func append(number value: Double) {
    if let whole = NumberText.whole(value) { return append(number: whole) }
    // Ratios and alphas have at most six decimals, which need no search for the shortest text.
    let scaled = abs(value) < 1_000 ? Int((value * 1_000_000).rounded()) : 0
    guard value >= 0.001, Double(scaled) / 1_000_000 == value else {
      return append(text: NumberText.shortest(value))
    }
    append(number: scaled / 1_000_000)
    append(byte: 0x2E)
    var remaining = scaled % 1_000_000
    while remaining > 0 {
      append(byte: 0x30 + UInt8(remaining / 100_000))
      remaining = remaining % 100_000 * 10
    }
  }

  package mutating func append(number value: Int) {
    guard (0..<1_000).contains(value) else { return append(text: String(value)) }
    if value > 99 { append(byte: 0x30 + UInt8(value / 100)) }
    if value > 9 { append(byte: 0x30 + UInt8(value / 10 % 10)) }
    append(byte: 0x30 + UInt8(value % 10))
  }
}
