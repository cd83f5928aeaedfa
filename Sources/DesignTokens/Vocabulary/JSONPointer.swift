/// A JSON Pointer as a URI fragment, RFC 6901 §6: `#/a/b~1c`.
struct JSONPointer {
  /// Unescaped keys and indices.
  let segments: [String]

  /// nil for a text without '#' or with broken escapes; percent signs are decoded before splitting.
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

  /// Decodes escapes that begin with a sign; nil if one is broken.
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
  /// An array index, RFC 6901 §4: digits without signs or leading zeros.
  static func index(_ segment: String) -> Int? {
    guard segment.utf8.first != UInt8(ascii: "0") || segment == "0",
      segment.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(segment)
  }
}

extension Collection<UInt8> {
  /// The text in a pair of braces; nil for other texts.
  var inBraces: String? {
    guard count > 2, first == UInt8(ascii: "{") else { return nil }
    let inner = dropFirst().prefix(count - 2)
    guard dropFirst(count - 1).first == UInt8(ascii: "}"),
      !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else { return nil }
    return String(decoding: inner, as: UTF8.self)
  }
}
