/// Finds bytes that need escapes, eight at a time; most texts have none.
extension UnsafeBufferPointer<UInt8> {
  var isPrintable: Bool { hasNoWord { Self.unprintable($0) } }

  var isPrintableJSON: Bool {
    hasNoWord { word in
      Self.unprintable(word) | Self.zeros(word ^ Self.each(0x22))
        | Self.zeros(word ^ Self.each(0x5C))
    }
  }

  /// True if a log may contain a command: two `#` in a row, or a leading colon.
  var mayHoldCommand: Bool {
    if first(where: { $0 != 0x20 }) == 0x3A { return true }
    guard count > 1, let start = baseAddress else { return false }
    var found = false
    for offset in 1..<count { found = found || start[offset] == 0x23 && start[offset - 1] == 0x23 }
    return found
  }

  /// True if `special` marks no byte by its highest bit.
  @inline(__always)
  private func hasNoWord(_ special: (UInt64) -> UInt64) -> Bool {
    let raw = UnsafeRawBufferPointer(self)
    guard count >= 8 else {
      // Padded with spaces.
      return special(reduce(Self.each(0x20)) { $0 << 8 | UInt64($1) }) & Self.each(0x80) == 0
    }
    var marks: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      marks |= special(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    marks |= special(raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    return marks & Self.each(0x80) == 0
  }

  /// Marks bytes below 0x20 and from 0x7F on; bytes above a marked one may be marked falsely.
  @inline(__always)
  private static func unprintable(_ word: UInt64) -> UInt64 {
    (word &- each(0x20)) & ~word | (word &+ each(1)) | word
  }

  /// Marks zero bytes; bytes above a marked one may be marked falsely.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- each(1)) & ~word }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
