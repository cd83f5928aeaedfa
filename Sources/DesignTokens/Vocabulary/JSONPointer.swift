/// A JSON Pointer as a URI fragment, RFC 6901 §6: `#/a/b~1c`.
struct JSONPointer {
  /// The keys and indices, without escapes.
  let segments: [String]

  /// The pointer of a text that begins with '#', percent signs decoded before it is split; nil for any
  /// other text and for one with broken escapes.
  init?(fragment text: String) {
    guard text.utf8.first == UInt8(ascii: "#"),
      let bytes = Self.decoded(text.utf8.dropFirst(), "%", Self.percentByte)
    else { return nil }
    guard !bytes.isEmpty else {
      segments = []
      return
    }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let names = parts.dropFirst().compactMap { Self.decoded($0, "~", Self.tildeByte) }
    guard bytes.first == UInt8(ascii: "/"), names.count == parts.count - 1 else { return nil }
    segments = names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Bytes with the escapes decoded that begin with a sign; nil where one is broken.
  private static func decoded(
    _ bytes: some Sequence<UInt8>, _ sign: Unicode.Scalar,
    _ escaped: (inout ArraySlice<UInt8>) -> UInt8?
  ) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      guard let byte = byte == UInt8(ascii: sign) ? escaped(&rest) : byte else { return nil }
      decoded.append(byte)
    }
    return decoded
  }

  private static func percentByte(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 2 else { return nil }
    rest.removeFirst(2)
    return UInt8(digits[0] << 4 | digits[1])
  }

  private static func tildeByte(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    switch rest.popFirst() {
    case UInt8(ascii: "0"): UInt8(ascii: "~")
    case UInt8(ascii: "1"): UInt8(ascii: "/")
    default: nil
    }
  }
}

extension JSONPointer {
  /// The index of an array that a segment is, RFC 6901 §4: digits without signs or leading zeros.
  static func index(_ segment: String) -> Int? {
    guard segment.utf8.first != UInt8(ascii: "0") || segment == "0",
      segment.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(segment)
  }
}

extension Collection<UInt8> {
  /// What is in a text of one pair of braces; nil for any other.
  var inBraces: String? {
    guard count > 2, first == UInt8(ascii: "{") else { return nil }
    let inner = dropFirst().prefix(count - 2)
    guard dropFirst(count - 1).first == UInt8(ascii: "}"),
      !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else { return nil }
    return String(decoding: inner, as: UTF8.self)
  }
}
