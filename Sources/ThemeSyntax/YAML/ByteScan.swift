struct ByteScan {
  let bytes: [UInt8]

  func byte(_ offset: Int) -> UInt8 {
    bytes.indices.contains(offset) ? bytes[offset] : 0
  }

  func isBlankOrEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || isBlank(bytes[offset]) || isLineEnd(bytes[offset])
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  func isOpeningBracket(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "{") || byte(offset) == UInt8(ascii: "[")
  }

  func isClosingBracket(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "}") || byte(offset) == UInt8(ascii: "]")
  }

  func lineStart(_ offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start
  }

  func lineEnd(_ offset: Int) -> Int {
    var end = min(offset, bytes.count)
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  func afterBlanks(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The end of a range without trailing spaces and line ends.
  func trimmed(_ lower: Int, _ upper: Int) -> Int {
    var end = min(upper, bytes.count)
    while end > lower, isBlank(bytes[end - 1]) || isLineEnd(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The end of a line's content, before a comment and spaces.
  func contentEnd(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    var place = offset
    while place < end {
      if bytes[place] == UInt8(ascii: "#"), place > offset, isBlank(bytes[place - 1]) { break }
      place += 1
    }
    return trimmed(min(offset, end), place)
  }

  /// The start of a node's text after its anchor, tag and comments.
  func afterProperties(_ lower: Int, to limit: Int) -> Int {
    var place = lower
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while place < limit, !isBlankOrEnd(place) { place += 1 }
      case 0x20, 0x09, 0x0A, 0x0D:
        place += 1
      case UInt8(ascii: "#"):
        place = min(lineEnd(place), limit)
      default:
        return place
      }
    }
    return limit
  }

  func tag(_ lower: Int) -> Range<Int> {
    var place = lower
    while byte(place) == UInt8(ascii: "&") {
      while !isBlankOrEnd(place) { place += 1 }
      while place < bytes.count, isBlank(bytes[place]) || isLineEnd(bytes[place]) { place += 1 }
    }
    var end = place
    while !isBlankOrEnd(end) { end += 1 }
    return place..<end
  }

  /// The range of `#` with 3 to 8 hexadecimal digits after spaces at an offset, if any.
  func hashColor(after offset: Int) -> Range<Int>? {
    let start = afterBlanks(offset)
    guard byte(start) == UInt8(ascii: "#") else { return nil }
    let end = bytes.endOfHexDigits(from: start + 1)
    guard (3...8).contains(end - start - 1) else { return nil }
    let next = byte(end)
    return isBlankOrEnd(end)
      || [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(next)
      ? start..<end : nil
  }

  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.clamped(to: 0..<bytes.count)]
  }

  func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }
}
