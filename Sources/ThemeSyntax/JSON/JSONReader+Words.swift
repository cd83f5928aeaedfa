import OutputText

extension JSONReader {
  mutating func readNumber() -> Step {
    if let end = plainNumberEnd(offset) { return add(offset, end) }
    let end = wordEnd(offset)
    if let message = numberFault(bytes[offset..<end]) {
      return fail("number-format", message, offset, end)
    }
    return add(offset, end)
  }

  mutating func readLiteral() -> Step {
    let end = wordEnd(offset)
    let isWord = ["true", "false", "null"].contains { bytes[offset..<end].elementsEqual($0.utf8) }
    return isWord ? add(offset, end) : failAtValue(end)
  }

  /// The end of a run of letters, digits, `+`, `-`, `.`, `_`, `$` and non-ASCII.
  func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
    return end
  }

  /// The end of a number of digits and a point, as most are; nil for other texts.
  private func plainNumberEnd(_ start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      func skipDigits() -> Int {
        let first = end
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        return end - first
      }
      if bytes[end] == UInt8(ascii: "-") { end += 1 }
      let isZero = end < bytes.count && bytes[end] == UInt8(ascii: "0")
      let count = skipDigits()
      guard count > 0, count == 1 || !isZero else { return nil }
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
        end += 1
        guard skipDigits() > 0 else { return nil }
      }
      return end < bytes.count && isPartOfWord(bytes[end]) ? nil : end
    }
  }

  private mutating func add(_ lower: Int, _ upper: Int) -> Step {
    bytes.withUnsafeBufferPointer { buffer in
      _ = builder.addScalar(
        .plainScalar, UnsafeBufferPointer(rebasing: buffer[lower..<upper]), Int32(lower),
        Int32(upper))
    }
    offset = upper
    return .separator
  }

  private func numberFault(_ text: ArraySlice<UInt8>) -> String? {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    if String(decoding: rest.prefix(3), as: UTF8.self).lowercased() == "inf" {
      return "number is finite; JSON has no infinity"
    }
    if whole.isEmpty { return "digit follows '-' in a number" }
    rest = rest.dropFirst(whole.count)
    if whole.first == UInt8(ascii: "0"), whole.count > 1 {
      return "number does not begin with 0 unless it is 0; quote it if it is a color"
    }
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return "digit follows '.' in a number" }
      rest = rest.dropFirst(fraction.count + 1)
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      let exponent = rest.prefix(while: isDigit)
      if exponent.isEmpty { return "digit follows 'e' in a number" }
      rest = rest.dropFirst(exponent.count)
    }
    guard !rest.isEmpty else { return nil }
    return "'\(shortened(text))' is not a number; quote it"
  }
}

private func isPartOfWord(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "+"),
    UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
    true
  default: false
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
