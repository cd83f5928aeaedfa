/// Converts libyaml's code point offsets to byte offsets, fastest near the previous one.
struct CodePointCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  /// The bytes must be valid UTF-8; code point 0 is at byte `start`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isASCII: Bool) {
    self.bytes = bytes
    self.start = start
    self.isASCII = isASCII
    offset = start
  }

  mutating func byte(of target: Int) -> Int {
    isASCII ? min(start &+ target, bytes.count) : move(to: target)
  }

  private mutating func move(to target: Int) -> Int {
    while index < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > target, offset > start {
      offset -= 1
      while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
