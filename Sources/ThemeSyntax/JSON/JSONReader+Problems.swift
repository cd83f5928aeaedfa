import OutputText

extension JSONReader {
  /// Keeps an error that ends reading.
  mutating func fail(_ id: String, _ message: String, _ lower: Int, _ upper: Int) {
    builder.isUnusable = true
    builder.report(id, message, min(lower, bytes.count), min(upper, bytes.count))
  }

  /// Says what stands where a value must be; `end` is where its word ends.
  mutating func failAtValue(_ end: Int) -> Step {
    let text = shortened(bytes[offset..<end])
    switch byte(offset) {
    case _ where offset >= bytes.count:
      return failAtFileEnd()
    case UInt8(ascii: "'"):
      return failSingleQuote("string")
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      let name = character(offset)
      fail("json-syntax", "expected a value before '\(name)'", offset, offset + 1)
    case UInt8(ascii: "+"):
      fail("number-format", "number does not begin with '+'", offset, end)
    case UInt8(ascii: "."):
      fail("number-format", "digit precedes '.' in a number", offset, end)
    case _ where bytes[offset..<end].starts(with: [0xEF, 0xBB, 0xBF]):
      fail(
        "byte-order-mark", "byte order mark inside the file; it may only be the first character",
        offset, offset + 3)
    case _ where text.isEmpty:
      fail("json-syntax", "'\(character(offset))' cannot start a value", offset, characterEnd())
    case _ where ["nan", "infinity", "inf"].contains(text.lowercased()):
      fail("number-format", "number is finite; JSON has no '\(text)'", offset, end)
    case _ where ["true", "false", "null"].contains(text.lowercased()):
      failWithWord("write '\(text.lowercased())'", text.lowercased(), end)
    default:
      failWithWord("string is in double quotes", "\"\(text)\"", end)
    }
    return .end
  }

  /// Says what stands where a key must be.
  mutating func failAtKey() -> Step {
    let end = wordEnd(offset)
    switch byte(offset) {
    case _ where offset >= bytes.count:
      return failAtFileEnd()
    case UInt8(ascii: "'"):
      return failSingleQuote("key")
    case _ where end > offset:
      let text = String(decoding: bytes[offset..<end], as: UTF8.self)
      failWithWord("key is a string in double quotes", "\"\(text)\"", end)
    default:
      fail(
        "json-syntax", "expected a key in double quotes before '\(character(offset))'", offset,
        characterEnd())
    }
    return .end
  }

  /// Says that no ':' follows the key that starts at `start`.
  mutating func failAtColon(_ start: Int) -> Step {
    guard offset < bytes.count else { return failAtFileEnd() }
    fail(
      "json-syntax", "expected ':' after the key, not '\(character(offset))'", offset,
      characterEnd())
    return .end
  }

  /// Says that neither ',' nor the right bracket follows a value.
  mutating func failAtSeparator(_ isMapping: Bool) -> Step {
    guard offset < bytes.count else { return failAtFileEnd() }
    let found = byte(offset)
    let closing = isMapping ? "}" : "]"
    guard found == UInt8(ascii: "}") || found == UInt8(ascii: "]") else {
      if offset > 0, bytes[offset - 1] == UInt8(ascii: "\""), let last = builder.nodes.last {
        builder.isUnusable = true
        builder.report(
          "unclosed-string", "text follows this string; a quote is missing in it or before it",
          Int(last.lower), Int(last.upper))
        return .end
      }
      if found == UInt8(ascii: "\"") {
        let end = builder.range(Int(builder.current.end), Int(builder.current.end))
        builder.isUnusable = true
        builder.report(
          "json-syntax", "expected ',' after this value", at: end,
          notes: [Diagnostic.Note("next value is here", at: builder.range(offset, offset + 1))],
          fix: Diagnostic.FixIt("write ','", replace: end, with: ","))
        return .end
      }
      fail(
        "json-syntax", "expected ',' or '\(closing)' before '\(character(offset))'", offset,
        characterEnd())
      return .end
    }
    let opening = builder.range(of: builder.current.node)
    builder.isUnusable = true
    let bracket = isMapping ? "{" : "["
    builder.report(
      "json-syntax", "'\(character(offset))' does not close '\(bracket)'; write '\(closing)'",
      at: builder.range(offset, offset + 1),
      notes: [Diagnostic.Note("'\(bracket)' is opened here", at: opening)])
    return .end
  }

  /// Says that something follows the root.
  mutating func failAfterEnd() -> Step {
    let end = ByteScan(bytes).lineEnd(offset)
    let text = shortened(bytes[offset..<end])
    let noun = builder.limits.subject.noun
    fail("json-syntax", "'\(text)' follows the end of the \(noun)", offset, end)
    return .end
  }

  /// Says that the file ends inside a collection, at its opening bracket.
  private mutating func failAtFileEnd() -> Step {
    guard builder.depth > 0 else {
      fail("json-syntax", "expected a value", offset, offset)
      return .end
    }
    let bracket = builder.current.isMapping ? "{" : "["
    let lower = Int(builder.current.lower)
    fail("unclosed-bracket", "'\(bracket)' is never closed", lower, lower + 1)
    return .end
  }

  private mutating func failSingleQuote(_ what: String) -> Step {
    var end = offset + 1
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "'") { end += 1 }
    let isClosed = byte(end) == UInt8(ascii: "'")
    let upper = isClosed ? end + 1 : offset + 1
    let text = String(decoding: bytes[min(offset + 1, end)..<end], as: UTF8.self)
    let range = builder.range(offset, upper)
    let canFix = isClosed && !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C })
    builder.isUnusable = true
    builder.report(
      "json-syntax", "\(what) is in double quotes, not in single ones", at: range,
      fix: canFix ? .quoting(text, replace: range) : nil)
    return .end
  }

  private mutating func failWithWord(_ message: String, _ replacement: String, _ end: Int) {
    let range = builder.range(offset, end)
    builder.isUnusable = true
    builder.report(
      "json-syntax", message, at: range,
      fix: Diagnostic.FixIt(
        "write \(shortened(replacement))", replace: range, with: replacement))
  }

  private func characterEnd() -> Int {
    offset + (offset < bytes.count ? UTF8Sequence(bytes, at: offset).count : 0)
  }

  private func character(_ offset: Int) -> String {
    let byte = byte(offset)
    guard byte >= 0x20, byte != 0x7F else { return ForbiddenCharacter.name(UInt32(byte)) }
    return shortened(bytes[offset..<characterEnd()])
  }
}
