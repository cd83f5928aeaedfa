import OutputText

extension YAMLReader {
  mutating func reportReserved(_ place: Int) {
    let value = place..<max(place, scan.contentEnd(place))
    switch scan.byte(place) {
    case 0x09:
      reportTab(place)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      let character = scan.text(token(place))
      let isFirst = scan.afterBlanks(scan.lineStart(place)) == place
      let key = isFirst ? keyEnd(place).map { place..<$0 } : nil
      reportQuotable(
        "reserved-character",
        "'\(character)' cannot start a plain \(key == nil ? "value" : "key"); quote it",
        at: key ?? value, value: key ?? value)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      reportUnopened(place)
    case UInt8(ascii: ",") where builder.innermostFlow != nil:
      reportSecondComma(place)
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "-"),
      UInt8(ascii: "?"), UInt8(ascii: ":"):
      let character = scan.text(token(place))
      report("yaml-syntax", "'\(character)' cannot start a value here; quote it", token(place))
    default:
      let text = shortened(scan.slice(value))
      report(
        "yaml-syntax", text.isEmpty ? "expected a value" : "expected a value before '\(text)'",
        token(place))
    }
  }

  private mutating func reportSecondComma(_ place: Int) {
    let comma = builder.range(place, place + 1)
    builder.report(
      "yaml-syntax", "',' has no entry before it; write one comma between two entries", at: comma,
      fix: Diagnostic.FixIt("remove the comma", replace: comma, with: "", isAutomatic: true))
  }

  mutating func reportTab(_ place: Int) {
    var end = place
    while scan.byte(end) == 0x09 { end += 1 }
    let isIndent = scan.afterBlanks(scan.lineStart(place)) >= place
    report(
      "tab-indentation",
      isIndent
        ? "tab used for indentation; use spaces" : "tab before a value; use a space",
      place..<max(end, token(place).upperBound))
  }

  mutating func reportUnclosedString(_ origin: Int) {
    let quote = scan.text(token(origin))
    report("unclosed-string", "string opened with \(quote) is never closed", token(origin))
  }

  /// True if the last quoted text ends on another line.
  var isLastQuotedFolded: Bool {
    scan.contentEnd(lastQuoted.lowerBound) < lastQuoted.upperBound
  }

  /// Reports text after a closing quote, or a string not closed on its line; false without any.
  mutating func reportTextAfterQuote(_ place: Int) -> Bool {
    guard !lastQuoted.isEmpty, scan.trimmed(lastQuoted.lowerBound, place) == lastQuoted.upperBound
    else { return false }
    builder.isUnusable = true
    let start = lastQuoted.lowerBound
    let lineEnd = scan.contentEnd(start)
    if isLastQuotedFolded {
      report(
        "unclosed-string",
        "string opened with \(scan.text(token(start))) is not closed on its line", start..<lineEnd)
    } else {
      report(
        "yaml-syntax", "text follows a closing quote; the quotes enclose the whole value",
        place..<max(place, scan.contentEnd(place)))
    }
    return true
  }

  mutating func reportEscape(_ place: Int, _ problem: String) {
    // libyaml stops at the backslash, or after the letter if its digits are wrong.
    let start = scan.byte(place) == UInt8(ascii: "\\") ? place : max(0, place - 2)
    let letter = scan.byte(start + 1)
    let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][letter] ?? 0
    let name = scan.text(start..<token(start + 1).upperBound)
    let end = scan.bytes.endOfHexDigits(from: start + 2, atMost: digits)
    if problem == "found unknown escape character" {
      report(
        "unknown-escape",
        "'\(name)' is not an escape; write '\\\\' for a backslash or use single quotes",
        start..<token(start + 1).upperBound)
    } else if problem.hasSuffix("hexdecimal number") {
      report(
        "unknown-escape",
        "'\(name)' takes \(digits) hexadecimal digits; write '\\\\' for a backslash", start..<end)
    } else if let first = scan.bytes.escapedCodeUnit(at: start),
      (0xD800...0xDFFF).contains(first)
    {
      reportSurrogate(start, end, first)
    } else {
      report("unknown-escape", "highest character is \\U0010FFFF", start..<end)
    }
  }

  private mutating func reportSurrogate(_ start: Int, _ end: Int, _ first: UInt32) {
    var advice = "write \\U and the 8 digits of the character"
    var last = end
    if let scalar = scan.bytes.escapedCodePoint(after: first, at: end) {
      advice = "write \\U" + hexadecimal(scalar, digits: 8)
      last = end + 6
    }
    report("surrogate-escape", "surrogate escapes are JSON only; \(advice)", start..<last)
  }
}
