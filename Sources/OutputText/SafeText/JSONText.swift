/// A quoted JSON string with all escapes that terminals and editors need.
///
/// A byte of a path that is not UTF-8 becomes its placeholder, so distinct paths stay distinct.
package func jsonText(_ text: String) -> [UInt8] {
  var buffer = ByteBuffer()
  buffer.append(jsonText: text)
  return buffer.finish()
}

extension ByteBuffer {
  package mutating func append(jsonText text: String) {
    var text = text
    append(byte: 0x22)
    let isPlain = text.withUTF8 { utf8 in
      let isPlain = utf8.isPrintableJSON && !utf8.mayHoldCommand
      if isPlain { append(utf8) }
      return isPlain
    }
    if !isPlain { appendEscaped(text) }
    append(byte: 0x22)
  }

  private mutating func appendEscaped(_ text: String) {
    var reader = SafeTextReader()
    for scalar in text.unicodeScalars {
      let isSafe = reader.isSafe(scalar)
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case _ where isSafe: append(scalar)
      default: for unit in scalar.utf16 { appendEscape(unit) }
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte: byte) }
  }

  private mutating func appendEscape(_ unit: UInt16) {
    append("\\u")
    append(text: padded(String(unit, radix: 16), to: 4))
  }
}
