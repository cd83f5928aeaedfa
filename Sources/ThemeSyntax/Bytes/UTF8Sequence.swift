/// A strictly decoded character at an offset.
struct UTF8Sequence {
  /// nil if the bytes are not UTF-8.
  let scalar: UInt32?
  /// The character's length, or the number of invalid bytes up to the next possible start.
  let count: Int
}

extension UTF8Sequence {
  init(_ bytes: [UInt8], at offset: Int) {
    let lead = bytes[offset]
    let length: Int
    let least: UInt32
    switch lead {
    case 0...0x7F: (length, least) = (1, 0)
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x1_0000)
    default:
      self.init(scalar: nil, count: 1)
      return
    }
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<max(1, length) {
      guard offset + index < bytes.count, bytes[offset + index] & 0xC0 == 0x80 else {
        self.init(scalar: nil, count: index)
        return
      }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    let isValid = value >= least && value <= 0x10_FFFF && !(0xD800...0xDFFF).contains(value)
    self.init(scalar: isValid ? value : nil, count: length)
  }

  func fault(_ bytes: [UInt8], at offset: Int) -> String {
    let byte = "byte 0x" + String(bytes[offset], radix: 16, uppercase: true)
    if count == 3, bytes[offset] == 0xED {
      return "\(byte) starts a surrogate, which UTF-8 has no place for; save the file as UTF-8"
    }
    return "\(byte) is not UTF-8; save the file as UTF-8"
  }
}
