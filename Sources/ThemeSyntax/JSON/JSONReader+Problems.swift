import OutputText

extension JSONReader {
  @discardableResult
  mutating func fail(
    _ id: String, _ message: String, _ lower: Int, _ upper: Int, notes: [Diagnostic.Note] = [],
    fix: Diagnostic.FixIt? = nil
  ) -> Step {
    builder.isUnusable = true
    let range = builder.range(min(lower, bytes.count), min(upper, bytes.count))
    builder.report(id, message, at: range, notes: notes, fix: fix)
    return .end
  }

  private mutating func failAtCharacter(_ message: (String) -> String) -> Step {
    fail("json-syntax", message(character), offset, characterEnd)
  }

  mutating func failAtValue(_ end: Int) -> Step {
    let text = shortened(bytes[offset..<end])
    let word = text.lowercased()
    switch byte(offset) {
    case _ where offset >= bytes.count:
      return failAtFileEnd()
    case UInt8(ascii: "'"):
      return failSingleQuote("string")
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      return failAtCharacter { "expected a value before '\($0)'" }
    case UInt8(ascii: "+"):
      return fail("number-format", "number does not begin with '+'", offset, end)
    case UInt8(ascii: "."):
      return fail("number-format", "digit precedes '.' in a number", offset, end)
    case _ where bytes[offset..<end].starts(with: [0xEF, 0xBB, 0xBF]):
      return fail(
        "byte-order-mark", "byte order mark inside the file; it may only be the first character",
        offset, offset + 3)
    case _ where text.isEmpty:
      return failAtCharacter { "'\($0)' cannot start a value" }
    case _ where ["nan", "infinity", "inf"].contains(word):
      return fail("number-format", "number is finite; JSON has no '\(text)'", offset, end)
    case _ where ["true", "false", "null"].contains(word):
      return failWithWord("write '\(word)'", word, end)
    default:
      return failWithWord("string is in double quotes", "\"\(text)\"", end)
    }
  }

  mutating func failAtKey() -> Step {
    let end = wordEnd(offset)
    switch byte(offset) {
    case _ where offset >= bytes.count:
      return failAtFileEnd()
    case UInt8(ascii: "'"):
      return failSingleQuote("key")
    case _ where end > offset:
      let text = String(decoding: bytes[offset..<end], as: UTF8.self)
      return failWithWord("key is a string in double quotes", "\"\(text)\"", end)
    default:
      return failAtCharacter { "expected a key in double quotes before '\($0)'" }
    }
  }

  mutating func failAtColon() -> Step {
    offset < bytes.count
      ? failAtCharacter { "expected ':' after the key, not '\($0)'" } : failAtFileEnd()
  }

  mutating func failAtSeparator(_ isMapping: Bool) -> Step {
    guard offset < bytes.count else { return failAtFileEnd() }
    let (opening, closing) = isMapping ? ("{", "}") : ("[", "]")
    switch byte(offset) {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let start = builder.range(of: builder.current.node)
      return fail(
        "json-syntax", "'\(character)' does not close '\(opening)'; write '\(closing)'",
        offset, offset + 1, notes: [Diagnostic.Note("'\(opening)' is opened here", at: start)])
    case _ where offset > 0 && bytes[offset - 1] == UInt8(ascii: "\""):
      guard let last = builder.nodes.last else { return .end }
      return fail(
        "unclosed-string", "text follows this string; a quote is missing in it or before it",
        Int(last.lower), Int(last.upper))
    case UInt8(ascii: "\""):
      let end = Int(builder.current.end)
      return fail(
        "json-syntax", "expected ',' after this value", end, end,
        notes: [Diagnostic.Note("next value is here", at: builder.range(offset, offset + 1))],
        fix: Diagnostic.FixIt("write ','", replace: builder.range(end, end), with: ","))
    default:
      return failAtCharacter { "expected ',' or '\(closing)' before '\($0)'" }
    }
  }

  mutating func failAfterEnd() -> Step {
    let end = scan.lineEnd(offset)
    let text = shortened(bytes[offset..<end])
    let noun = builder.limits.subject.noun
    return fail("json-syntax", "'\(text)' follows the end of the \(noun)", offset, end)
  }

  private mutating func failAtFileEnd() -> Step {
    guard builder.depth > 0 else { return fail("json-syntax", "expected a value", offset, offset) }
    let bracket = builder.current.isMapping ? "{" : "["
    let lower = Int(builder.current.lower)
    return fail("unclosed-bracket", "'\(bracket)' is never closed", lower, lower + 1)
  }

  private mutating func failSingleQuote(_ what: String) -> Step {
    var end = offset + 1
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "'") { end += 1 }
    let isClosed = byte(end) == UInt8(ascii: "'")
    let upper = isClosed ? end + 1 : offset + 1
    let text = String(decoding: bytes[min(offset + 1, end)..<end], as: UTF8.self)
    let canFix = isClosed && !text.utf8.contains { $0 == 0x22 || $0 == 0x5C }
    return fail(
      "json-syntax", "\(what) is in double quotes, not in single ones", offset, upper,
      fix: canFix ? .quoting(text, replace: builder.range(offset, upper)) : nil)
  }

  private mutating func failWithWord(_ message: String, _ replacement: String, _ end: Int) -> Step {
    fail(
      "json-syntax", message, offset, end,
      fix: Diagnostic.FixIt(
        "write \(shortened(replacement))", replace: builder.range(offset, end), with: replacement))
  }

  private var characterEnd: Int {
    offset + (offset < bytes.count ? UTF8Sequence(bytes, at: offset).count : 0)
  }

  private var character: String {
    let byte = byte(offset)
    guard byte >= 0x20, byte != 0x7F else { return ForbiddenCharacter.name(UInt32(byte)) }
    return shortened(bytes[offset..<characterEnd])
  }
}
