/// Paths as text: bytes that are not UTF-8 become characters at the end of Unicode and back again.
package enum PathText {
  /// The character that a byte of value zero would become.
  package static let base: UInt32 = 0x10FF00

  /// The text of a path that the operating system gave.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    let bytes = Array(bytes)
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput:
        return String(text)
      case .error(let length):
        for byte in bytes[offset..<(offset + length)] { text.append(escape(byte)) }
        offset += length
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar.value >= base {
          for byte in encoded { text.append(escape(byte)) }
        } else {
          text.append(scalar)
        }
        offset += encoded.count
      }
    }
  }

  /// The text of a path in a C string.
  package static func text(_ string: UnsafePointer<CChar>) -> String {
    var length = 0
    while string[length] != 0 {
      length += 1
    }
    return text(UnsafeBufferPointer(start: string, count: length).map { UInt8(bitPattern: $0) })
  }

  /// The bytes to hand to the operating system.
  package static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.contains(0xF4) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { bytes($0) }
  }

  /// The bytes that a character of a path stands for.
  package static func bytes(_ scalar: Unicode.Scalar) -> [UInt8] {
    byte(scalar).map { [$0] } ?? Array(String(scalar).utf8)
  }

  /// The byte that a character stands for that is no character of the path.
  package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}"
  }
}
