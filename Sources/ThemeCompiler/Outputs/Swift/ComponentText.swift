import OutputText

/// Color components as text; multiples of 1/255 are looked up.
enum ComponentText {
  static func append(swift value: Double, to buffer: inout ByteBuffer) {
    guard let byte = byte(value) else { return buffer.append(number: value) }
    bytes.append(byte, to: &buffer)
  }

  private static let bytes = TextList(
    (0...255).map { $0 == 0 ? "0" : $0 == 255 ? "1" : "\($0) / 255" })

  /// The byte of an exact multiple of 1/255.
  static func byte(_ value: Double) -> Int? {
    guard value >= 0, value <= 1 else { return nil }
    let nearest = Int(value * 255 + 0.5)
    return Double(nearest) / 255 == value ? nearest : nil
  }
}
