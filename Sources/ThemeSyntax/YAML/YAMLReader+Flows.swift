import OutputText

extension YAMLReader {
  mutating func reportBrokenFlow(_ place: Int, _ origin: Int) {
    guard place >= callEnd else { return }
    // After a space, a comma is missing rather than a quote.
    let isQuoteLost = place == lastQuoted.upperBound || isLastQuotedFolded
    guard !isQuoteLost || !reportTextAfterQuote(place) else { return }
    guard !reportHashColors(from: origin, to: place) else {
      reportHashColorsAfterColon(from: place)
      return
    }
    let bracket = scan.text(token(origin))
    let isOnLine = scan.lineStart(place) == scan.lineStart(origin)
    let next = scan.byte(place)
    if scan.isOpeningBracket(place), place > 0, !scan.isBlankOrEnd(place - 1) {
      reportNestedReference(place)
    } else if isOnLine, place < scan.bytes.count, !scan.isLineEnd(next) {
      let end = flowEnd(place)
      let closing = bracket == "{" ? "}" : "]"
      report(
        "yaml-syntax",
        "expected ',' or '\(closing)' before '\(shortened(scan.slice(place..<end)))'; "
          + "quote a value that holds more than plain words", place..<end)
    } else {
      report("unclosed-bracket", "'\(bracket)' is never closed", token(origin))
    }
  }

  /// Reports `contrast-color({ink})` in braces, where YAML ends the text at the inner brace.
  private mutating func reportNestedReference(_ place: Int) {
    var start = place
    let line = scan.lineStart(place)
    while start > line, !isFlowSeparator(scan.byte(start - 1)) { start -= 1 }
    start = scan.afterBlanks(start)
    let end = nestedEnd(start)
    let range = start..<scan.trimmed(start, end)
    reportCutValue(scan.text(token(place)), at: range)
  }

  /// The end of a text, on its line, that may contain commas in brackets.
  private func nestedEnd(_ start: Int) -> Int {
    let limit = scan.lineEnd(start)
    var depth = 0
    var end = start
    while end < limit {
      let byte = scan.byte(end)
      if depth == 0, isFlowEnd(byte) { return end }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): depth = max(0, depth - 1)
      default: break
      }
      end += 1
    }
    return limit
  }

  /// Reports colors between two offsets that became comments; false if there are none.
  mutating func reportHashColors(from lower: Int, to upper: Int) -> Bool {
    var found = false
    var offset = lower
    var limit = upper
    var lineEnd = -1
    while offset < limit {
      if scan.byte(offset) == UInt8(ascii: "#"), let color = scan.hashColor(after: offset),
        isFlowSeparator(scan.byte(offset - 1)) || scan.isBlank(scan.byte(offset - 1)),
        offset > lineEnd || isValue(offset)
      {
        reportUnquotedHash(color)
        found = true
        if offset > lineEnd { lineEnd = scan.lineEnd(offset) }
        limit = max(upper, lineEnd)
        offset = color.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  /// True if the comment at an offset stands in place of a value.
  private func isValue(_ offset: Int) -> Bool {
    var last = offset - 1
    while last > 0, scan.isBlank(scan.byte(last)) { last -= 1 }
    // A colon before a non-space is part of the text.
    let isInText = scan.byte(last) == UInt8(ascii: ":") && last == offset - 1
    return isFlowSeparator(scan.byte(last)) && !isInText
  }

  private mutating func reportHashColorsAfterColon(from start: Int) {
    var offset = scan.lineStart(start)
    while offset < scan.bytes.count {
      let end = scan.lineEnd(offset)
      let first = scan.afterBlanks(offset)
      if scan.byte(first) != UInt8(ascii: "#"), let colon = keyEnd(first),
        let color = scan.hashColor(after: colon + 1)
      {
        reportUnquotedHash(color)
      }
      offset = end + 1
    }
  }

  private func flowEnd(_ place: Int) -> Int {
    var end = place + 1
    let limit = scan.contentEnd(place)
    while end < limit, !isFlowEnd(scan.byte(end)) { end += 1 }
    return max(place, scan.trimmed(place, end))
  }

  private func isFlowEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private func isFlowSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): true
    default: false
    }
  }
}
