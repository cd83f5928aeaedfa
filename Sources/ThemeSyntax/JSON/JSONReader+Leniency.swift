extension JSONReader {
  /// Reports a comma before a closing bracket.
  mutating func reportTrailingComma(_ comma: Int) {
    let range = builder.range(comma, comma + 1)
    let bracket = byte(offset) == UInt8(ascii: "}") ? "}" : "]"
    builder.report(
      Diagnostic(
        "trailing-comma", .error, "comma before '\(bracket)'; JSON has none after the last entry",
        at: range, fixIts: [Diagnostic.FixIt("remove the comma", replace: range, with: "")]))
  }

  /// Reports and skips a comment; false, with another error, when there is none or it never ends.
  mutating func skipComment() -> Bool {
    let start = offset
    var end = start + 1
    if bytes[start] == UInt8(ascii: "/"), byte(end) == UInt8(ascii: "*") {
      end += 1
      while end < bytes.count,
        bytes[end] != UInt8(ascii: "*") || byte(end + 1) != UInt8(ascii: "/")
      {
        end += 1
      }
      guard end < bytes.count else {
        fail("json-comment", "comment is never closed; JSON has no comments", start, start + 2)
        return false
      }
      end += 2
    } else if bytes[start] == UInt8(ascii: "#") || byte(end) == UInt8(ascii: "/") {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    } else {
      fail("json-syntax", "'/' cannot stand here; a string is in double quotes", start, end)
      return false
    }
    offset = end
    let noun = builder.limits.subject.noun
    builder.report(
      "json-comment", "comment in JSON, which has none; use a '.yaml' \(noun) or remove it",
      start, end)
    return true
  }

  /// The range of a color without quotes that starts here.
  var hashColor: Range<Int>? {
    byte(offset) == UInt8(ascii: "#") ? ByteScan(bytes).hashColor(after: offset) : nil
  }

  /// Reports a color without quotes where a value must be, and reads over it.
  mutating func readHashColor() -> Step {
    guard let color = hashColor else { return failAtValue(wordEnd(offset)) }
    let text = String(decoding: bytes[color], as: UTF8.self)
    let range = builder.range(color.lowerBound, color.upperBound)
    builder.report(
      Diagnostic(
        "unquoted-hash", .error, "string is in double quotes; write \"\(text)\"", at: range,
        fixIts: [Diagnostic.FixIt("write \"\(text)\"", replace: range, with: "\"\(text)\"")]))
    builder.addReported(range.lower, range.upper)
    offset = color.upperBound
    return .separator
  }

  /// Reports a control character in a string; false when it is a line end, which ends reading.
  mutating func reportControl(_ place: Int, _ byte: UInt8, _ start: Int) -> Bool {
    let name = ForbiddenCharacter.name(UInt32(byte))
    switch byte {
    case 0x0A, 0x0D:
      return failUnclosed(start)
    case 0x09:
      builder.report("control-character", "tab in a string; write '\\t'", place, place + 1)
    default:
      let digits = name.dropFirst(2)
      builder.report(
        "control-character", "control character \(name) in a string; write '\\u\(digits)'", place,
        place + 1)
    }
    return true
  }

  /// Says that a string has no closing quote on its line; returns false.
  mutating func failUnclosed(_ start: Int) -> Bool {
    fail(
      "unclosed-string", "string is not closed on its line; write '\\n' for a line break", start,
      start + 1)
    return false
  }
}
