/// Colour components as text; those that are a byte divided by 255 are looked up.
enum ComponentText {
  /// A component as Swift source: `234 / 255`, `0`, `1`, else a decimal.
  static func swift(_ value: Double) -> [UInt8] {
    byte(value).map { swiftBytes[$0] } ?? decimal(value)
  }

  /// A component as a decimal in as few digits as read back the same.
  static func json(_ value: Double) -> [UInt8] {
    byte(value).map { jsonBytes[$0] } ?? decimal(value)
  }

  /// The byte that a component is, divided by 255.
  private static func byte(_ value: Double) -> Int? {
    let scaled = (value * 255).rounded()
    guard scaled >= 0, scaled <= 255, scaled / 255 == value else { return nil }
    return Int(scaled)
  }

  private static func decimal(_ value: Double) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(number: value)
    return buffer.finish()
  }

  private static let swiftBytes: [[UInt8]] = (0...255).map { byte in
    switch byte {
    case 0: Array("0".utf8)
    case 255: Array("1".utf8)
    default: Array("\(byte) / 255".utf8)
    }
  }

  private static let jsonBytes: [[UInt8]] = (0...255).map { decimal(Double($0) / 255) }
}
