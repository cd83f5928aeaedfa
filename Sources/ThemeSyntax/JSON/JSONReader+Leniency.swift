extension JSONReader {
  mutating func reportTrailingComma(_ comma: Int) {
    let range = builder.range(comma, comma + 1)
    let bracket = byte(offset) == UInt8(ascii: "}") ? "}" : "]"
    builder.report(
      "trailing-comma", "comma before '\(bracket)'; JSON has none after the last entry", at: range,
      fix: Diagnostic.FixIt("remove the comma", replace: range, with: ""))
  }

  /// Reports and skips a comment; false, with another error, if there is none or it never ends.
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
      end = scan.lineEnd(end)
    } else {
      fail("json-syntax", "unexpected '/'; put strings in double quotes", start, end)
      return false
    }
    offset = end
    let noun = builder.limits.subject.noun
    builder.report(
      "json-comment", "comment in JSON, which has none; use a '.yaml' \(noun) or remove it",
      start, end)
    return true
  }

  /// The range of an unquoted color that starts here.
  var hashColor: Range<Int>? {
    byte(offset) == UInt8(ascii: "#") ? scan.hashColor(after: offset) : nil
  }

  mutating func readHashColor() -> Step {
    guard let color = hashColor else { return failAtValue(wordEnd(offset)) }
    let text = String(decoding: bytes[color], as: UTF8.self)
    let range = builder.range(color)
    builder.report(
      "unquoted-hash", "string is in double quotes; write \"\(text)\"", at: range,
      fix: .quoting(text, replace: range))
    builder.addReported(range.lower, range.upper)
    offset = color.upperBound
    return .separator
  }

  /// Reports a control character in a string; false for a line end, which stops reading.
  mutating func reportControl(_ place: Int, _ byte: UInt8, _ start: Int) -> Bool {
    if byte == 0x0A || byte == 0x0D { return failUnclosed(start) }
    let name = ForbiddenCharacter.name(UInt32(byte))
    let (noun, escape) =
      byte == 0x09 ? ("tab", "t") : ("control character \(name)", "u\(name.dropFirst(2))")
    builder.report(
      "control-character", "\(noun) in a string; write '\\\(escape)'", place, place + 1)
    return true
  }

  mutating func failUnclosed(_ start: Int) -> Bool {
    fail(
      "unclosed-string", "string is not closed on its line; write '\\n' for a line break", start,
      start + 1)
    return false
  }
}
