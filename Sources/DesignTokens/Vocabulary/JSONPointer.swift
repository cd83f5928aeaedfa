/// A JSON Pointer as a URI fragment, RFC 6901 §6: `#/a/b~1c`.
struct JSONPointer {
  /// Unescaped keys and indices.
  let segments: [String]

  /// nil for a text without '#' or with broken escapes; percent signs are decoded before splitting.
  init?(fragment text: String) {
    let escaped = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"),
      let bytes = Self.decoded(escaped[...], "%", 2, Self.hexByte)
    else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let names = parts.dropFirst().compactMap { Self.decoded($0, "~", 1, Self.tildeByte) }
    guard parts[0].isEmpty, names.count == parts.count - 1 else { return nil }
    segments = names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Decodes escapes of a sign and `length` bytes; nil if one is broken.
  private static func decoded(
    _ bytes: ArraySlice<UInt8>, _ sign: Unicode.Scalar, _ length: Int,
    _ byte: (ArraySlice<UInt8>) -> UInt8?
  ) -> [UInt8]? {
    let parts = bytes.split(separator: UInt8(ascii: sign), omittingEmptySubsequences: false)
    var decoded = Array(parts[0])
    for part in parts.dropFirst() {
      guard let byte = byte(part.prefix(length)) else { return nil }
      decoded.append(byte)
      decoded += part.dropFirst(length)
    }
    return decoded
  }

  private static func hexByte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return values.count == 2 ? UInt8(values[0] << 4 | values[1]) : nil
  }

  private static func tildeByte(_ digit: ArraySlice<UInt8>) -> UInt8? {
    digit == [UInt8(ascii: "0")]
      ? UInt8(ascii: "~") : digit == [UInt8(ascii: "1")] ? UInt8(ascii: "/") : nil
  }
}

extension JSONPointer {
  /// An array index, RFC 6901 §4: digits without signs or leading zeros.
  static func index(_ segment: String) -> Int? {
    Int(segment).flatMap { $0 >= 0 && String($0) == segment ? $0 : nil }
  }
}

extension Collection<UInt8> {
  var inBraces: String? {
    guard count > 2, first == UInt8(ascii: "{") else { return nil }
    let inner = dropFirst().prefix(count - 2)
    guard dropFirst(count - 1).first == UInt8(ascii: "}"),
      !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else { return nil }
    return String(decoding: inner, as: UTF8.self)
  }
}
