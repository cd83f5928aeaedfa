import ColorScience

/// Arithmetic in a text: numbers, percentages, references in braces, `+ - * /` and parentheses.
struct NumberExpression {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private let references: [String: Double]

  /// nil for other texts and unknown references.
  static func value(of text: String, _ references: [String: Double]) -> Double? {
    var expression = NumberExpression(bytes: Array(text.utf8), references: references)
    guard let value = expression.sum(), expression.next() == nil, value.isFinite else { return nil }
    return value
  }

  /// True if a text has an operator, and otherwise only numbers and references.
  static func mayBe(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 400 else { return false }
    var isReference = false
    var hasOperator = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"): isReference = true
      case UInt8(ascii: "}"): isReference = false
      case _ where isReference: break
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
        UInt8(ascii: "("):
        hasOperator = true
      case 0x30...0x39, 0x20, UInt8(ascii: "."), UInt8(ascii: "%"), UInt8(ascii: ")"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        break
      default: return false
      }
    }
    return hasOperator
  }

  private mutating func next() -> UInt8? {
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    return offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = next(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      offset += 1
      guard let other = product() else { return nil }
      value += sign == UInt8(ascii: "+") ? other : -other
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = next(), sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      offset += 1
      guard let other = factor() else { return nil }
      value = sign == UInt8(ascii: "*") ? value * other : value / other
    }
    return value
  }

  private mutating func factor() -> Double? {
    switch next() {
    case UInt8(ascii: "-"): return nested { $0.factor() }.map { -$0 }
    case UInt8(ascii: "("):
      guard let value = nested({ $0.sum() }), next() == UInt8(ascii: ")") else { return nil }
      offset += 1
      return value
    case UInt8(ascii: "{"):
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
      offset = end + 1
      return references[name]
    default: return literal()
    }
  }

  private mutating func nested(_ part: (inout NumberExpression) -> Double?) -> Double? {
    offset += 1
    depth += 1
    defer { depth -= 1 }
    return depth < 64 ? part(&self) : nil
  }

  private mutating func literal() -> Double? {
    let start = offset
    while offset < bytes.count, "0123456789.eE".utf8.contains(bytes[offset]) { offset += 1 }
    guard start < offset,
      let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    else { return nil }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "%") else { return value }
    offset += 1
    return value / 100
  }
}
