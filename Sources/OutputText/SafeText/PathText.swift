/// Paths as text: bytes not in UTF-8 are mapped to and from characters at the end of Unicode.
package enum PathText {
  /// The character of byte 0.
  package static let base: UInt32 = 0x10FF00

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

  package static func text(_ string: UnsafePointer<CChar>) -> String {
    var length = 0
    while string[length] != 0 {
      length += 1
    }
    return text(UnsafeBufferPointer(start: string, count: length).map { UInt8(bitPattern: $0) })
  }

  package static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.contains(0xF4) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { bytes($0) }
  }

  package static func bytes(_ scalar: Unicode.Scalar) -> [UInt8] {
    byte(scalar).map { [$0] } ?? Array(String(scalar).utf8)
  }

  package static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}"
  }
}
