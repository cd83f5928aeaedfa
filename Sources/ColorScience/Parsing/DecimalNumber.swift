/// A CSS number, CSS Syntax 3 §4.3.12, read without locale.
enum DecimalNumber {
  /// The number whose first byte is at `position`, which moves past it; beyond ±1e30 clamped.
  static func scan(_ bytes: ArraySlice<UInt8>, _ position: inout Int) -> Double {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative || bytes[position] == UInt8(ascii: "+") { position += 1 }
    var digits = Digits()
    digits.scan(bytes, &position)
    if isDigit(bytes, position + 1), bytes[position] == UInt8(ascii: ".") {
      position += 1
      let pointAt = position
      digits.scan(bytes, &position)
      digits.scale = position - pointAt
    }
    let isScientific = skipExponent(bytes, &position)
    let magnitude: Double
    if !isScientific, digits.count <= 15, digits.scale < powersOfTen.count {
      // Both numbers are exact, so the quotient is the nearest Double.
      magnitude = Double(digits.value) / powersOfTen[digits.scale]
    } else {
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      magnitude = abs(Double(text) ?? 0)
    }
    return Swift.min(magnitude, 1e30) * (isNegative ? -1 : 1)
  }

  private struct Digits {
    var value: UInt64 = 0
    var count = 0
    var scale = 0

    mutating func scan(_ bytes: ArraySlice<UInt8>, _ position: inout Int) {
      while isDigit(bytes, position) {
        value = value &* 10 &+ UInt64(bytes[position] - UInt8(ascii: "0"))
        count += 1
        position += 1
      }
    }
  }

  private static func skipExponent(_ bytes: ArraySlice<UInt8>, _ position: inout Int) -> Bool {
    guard position < bytes.endIndex, bytes[position] | 0x20 == UInt8(ascii: "e") else {
      return false
    }
    var end = position + 1
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") {
      end += 1
    }
    guard isDigit(bytes, end) else { return false }
    while isDigit(bytes, end) { end += 1 }
    position = end
    return true
  }

  private static func isDigit(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index < bytes.endIndex && bytes[index].isDigit
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
