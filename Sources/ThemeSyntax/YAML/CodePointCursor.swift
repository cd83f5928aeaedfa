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

  /// At most the length of the text.
  @inline(__always)
  mutating func byte(of target: Int) -> Int {
    isASCII ? min(start &+ target, bytes.count) : move(to: target)
  }

  @inline(never)
  private mutating func move(to target: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= target, offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
      index += 8
    }
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
