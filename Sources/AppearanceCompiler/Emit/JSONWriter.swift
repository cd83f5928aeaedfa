/// Writes JSON with two-space indentation; whoever calls writes keys in order.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  /// Writes an object.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(0x7B, 0x7D, body)
  }

  /// Writes an array.
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    container(0x5B, 0x5D, body)
  }

  /// Writes an array of one element after another.
  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array { writer in
      for element in elements { body(&writer, element) }
    }
  }

  /// Writes a key of the current object; its value comes next.
  mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(0x3A)
    bytes.append(0x20)
    followsKey = true
  }

  /// Writes a string.
  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number in as few digits as read back the same.
  mutating func number(_ value: Double) {
    raw(decimalText(value))
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    raw(String(value))
  }

  /// Writes `true` or `false`.
  mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes a value that was rendered before at the depth where it stands now.
  mutating func rendered(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  /// Renders a value for the depth of the next one.
  func rendering(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.depth = depth
    writer.followsKey = true
    body(&writer)
    return writer.bytes
  }

  /// How deep the next value stands.
  var indentation: Int { depth }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    bytes.append(close)
  }

  /// Writes what stands between the last value and the next one.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard depth > 0 else { return }
    if !isFirst { bytes.append(0x2C) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
  }

  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      case 0..<0x20: bytes += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}
