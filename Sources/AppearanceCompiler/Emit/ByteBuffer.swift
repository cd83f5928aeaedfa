/// Bytes of an output while it is written.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []

  /// An empty buffer with room for some bytes.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Appends a constant.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes that were rendered before.
  mutating func append(_ rendered: [UInt8]) {
    bytes.append(contentsOf: rendered)
  }

  /// Appends a text.
  mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends one byte.
  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends blanks.
  mutating func append(blanks: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: blanks))
  }

  /// Appends a number in as few digits as read back the same, a whole one without a point.
  mutating func append(number value: Double) {
    if value == value.rounded(), abs(value) < 1e15 { return append(number: Int(value)) }
    append(text: value.description)
  }

  /// Appends a whole number.
  mutating func append(number value: Int) {
    guard value > 9 || value < 0 else { return bytes.append(0x30 + UInt8(value)) }
    append(text: String(value))
  }
}
