/// A JSON Pointer as a URI fragment, RFC 6901 §6: `#/a/b~1c`.
struct JSONPointer {
  /// The keys and indices, without escapes.
  let segments: [String]

  /// The pointer of a text that begins with '#', percent signs decoded before it is split; nil for any
  /// other text and for one with broken escapes.
  init?(fragment text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8.dropFirst())[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    guard let first = bytes.first else {
      segments = []
      return
    }
    guard first == UInt8(ascii: "/") else { return nil }
    var parts: [String] = []
    for part in bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let segment = Self.unescaped(part) else { return nil }
      parts.append(segment)
    }
    segments = parts
  }

  private static func unescaped(_ part: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONPointer {
  /// The index of an array that a segment is, RFC 6901 §4: digits without signs or leading zeros.
  static func index(_ segment: String) -> Int? {
    let bytes = Array(segment.utf8)
    guard bytes.allSatisfy({ (0x30...0x39).contains($0) }), bytes.first != 0x30 || bytes.count == 1
    else { return nil }
    return Int(segment)
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

extension String {
  /// What is in a text of one pair of braces; nil for any other.
  var inBraces: ArraySlice<UInt8>? {
    let bytes = Array(utf8)
    return bytes[...].inBraces
  }
}

extension ArraySlice<UInt8> {
  /// What is in a text of one pair of braces; nil for any other.
  var inBraces: ArraySlice<UInt8>? {
    guard count > 2, first == UInt8(ascii: "{"), last == UInt8(ascii: "}") else { return nil }
    let inner = dropFirst().dropLast()
    return inner.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ? nil : inner
  }
}
