/// Paths as text: bytes that are not UTF-8 become characters at the end of Unicode and back again.
enum PathText {
  private static let base: UInt32 = 0x10FF00

  /// The text of a path that the operating system gave.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
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
        text.append(contentsOf: bytes[offset..<(offset + length)].compactMap(escape))
        offset += length
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar.value >= base {
          text.append(contentsOf: encoded.compactMap(escape))
        } else {
          text.append(scalar)
        }
        offset += encoded.count
      }
    }
  }

  /// The text of a path in a C string.
  static func text(_ string: UnsafePointer<CChar>) -> String {
    var length = 0
    while string[length] != 0 {
      length += 1
    }
    return text(UnsafeBufferPointer(start: string, count: length).map { UInt8(bitPattern: $0) })
  }

  /// The bytes to hand to the operating system.
  static func bytes(_ text: String) -> [UInt8] {
    guard text.utf8.contains(0xF4) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      scalar.value >= base ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar? {
    Unicode.Scalar(base + UInt32(byte))
  }
}

/// Calls `body` with a path as a C string; a path with a NUL in it names nothing.
func withPath<Result>(
  _ path: String, _ body: (UnsafePointer<CChar>) -> Result
) throws(SystemError) -> Result {
  let bytes = PathText.bytes(path)
  guard !bytes.contains(0) else { throw .noSuchFile }
  let characters = bytes.map { CChar(bitPattern: $0) } + [0]
  let result: Result? = characters.withUnsafeBufferPointer { $0.baseAddress.map(body) }
  guard let result else { throw .noSuchFile }
  return result
}
