/// A path as dependency files in the syntax of make write it.
enum MakefileName {
  /// The path with what would end it escaped; nil for one that make and ninja read differently, or
  /// not at all.
  static func escaped(_ path: String) -> [UInt8]? {
    let bytes = PathText.bytes(path)
    var escaped: [UInt8] = []
    var backslashes = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\\"):
        backslashes += 1
        escaped.append(byte)
        continue
      case UInt8(ascii: " "):
        // The backslashes before an escaped space count twice.
        escaped += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"):
        if backslashes > 0 { return nil }
        escaped.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"):
        if backslashes > 0 { return nil }
        escaped.append(byte)
      default:
        if isSeparator(byte) { return nil }
      }
      escaped.append(byte)
      backslashes = 0
    }
    let last = bytes.last
    return last == UInt8(ascii: "\\") || last == UInt8(ascii: ":") ? nil : escaped
  }

  /// Whether ninja ends a path at the byte, whatever stands before it.
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || "*;<>^`|".utf8.contains(byte)
  }
}
