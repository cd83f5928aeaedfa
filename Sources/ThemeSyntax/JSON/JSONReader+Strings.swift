import OutputText

extension JSONReader {
  mutating func readString() -> Bool {
    let start = offset
    let end = plainTextEnd(start + 1)
    guard end < bytes.count else { return failUnclosed(start) }
    guard bytes[end] == UInt8(ascii: "\"") else { return readEscapedString(start, end) }
    offset = end + 1
    add(start + 1, end)
    return true
  }

  /// The first quote, backslash or control character, or the end of the file.
  private func plainTextEnd(_ start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var end = start
      // The highest bit of a byte in `found` marks such a byte; only the first mark is reliable.
      while end + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
        let quotes = word ^ Self.each(UInt8(ascii: "\""))
        let slashes = word ^ Self.each(UInt8(ascii: "\\"))
        let found =
          (quotes &- Self.each(1)) & ~quotes | (slashes &- Self.each(1)) & ~slashes
          | (word &- Self.each(0x20)) & ~word
        let marks = found & Self.each(0x80)
        if marks != 0 { return end + marks.trailingZeroBitCount / 8 }
        end += 8
      }
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"),
        bytes[end] >= 0x20
      {
        end += 1
      }
      return end
    }
  }

  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private mutating func add(_ lower: Int, _ upper: Int) {
    bytes.withUnsafeBufferPointer { buffer in
      _ = builder.addScalar(
        .quotedScalar, UnsafeBufferPointer(rebasing: buffer[lower..<upper]), Int32(lower - 1),
        Int32(upper + 1))
    }
  }

  private mutating func readEscapedString(_ start: Int, _ special: Int) -> Bool {
    decoded.removeAll(keepingCapacity: true)
    decoded.append(contentsOf: bytes[(start + 1)..<special])
    var place = special
    let known = builder.diagnostics.count
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        offset = place + 1
        let end = Int32(offset)
        let node = decoded.withUnsafeBufferPointer {
          builder.addScalar(.quotedScalar, $0, Int32(start), end)
        }
        builder.nodes[node].isReported = builder.diagnostics.count > known
        return true
      }
      if byte == UInt8(ascii: "\\") {
        guard let next = readEscape(place, start) else { return false }
        place = next
      } else {
        if byte < 0x20 {
          guard reportControl(place, byte, start) else { return false }
        }
        decoded.append(byte)
        place += 1
      }
    }
    return failUnclosed(start)
  }

  /// Decodes an escape and returns its end; nil if the string never ends.
  private mutating func readEscape(_ place: Int, _ start: Int) -> Int? {
    let letter = byte(place + 1)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): return readUnicodeEscape(place)
    default:
      guard place + 1 < bytes.count else {
        _ = failUnclosed(start)
        return nil
      }
      let end = place + 1 + UTF8Sequence(bytes, at: place + 1).count
      let name = shortened(bytes[place..<end])
      builder.report(
        "unknown-escape", "'\(name)' is not an escape; write '\\\\' for a backslash", place, end)
      return end
    }
    return place + 2
  }

  private mutating func readUnicodeEscape(_ place: Int) -> Int {
    guard let first = bytes.escapedCodeUnit(at: place) else {
      let end = bytes.endOfHexDigits(from: place + 2, atMost: 4)
      builder.report("unknown-escape", "'\\u' takes 4 hexadecimal digits", place, end)
      return end
    }
    guard (0xD800...0xDFFF).contains(first) else {
      append(first)
      return place + 6
    }
    guard let scalar = bytes.escapedCodePoint(after: first, at: place + 6) else {
      let half = first < 0xDC00 ? "first" : "second"
      builder.report(
        "lone-surrogate",
        "\\u escape is the \(half) half of a surrogate pair; write both halves together", place,
        place + 6)
      return place + 6
    }
    append(scalar)
    return place + 12
  }

  private mutating func append(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
