import OutputText

extension YAMLReader {
  /// Reports a ':' that ends no key: `a: b: c`, a key under a value, a key too long for YAML.
  mutating func reportStrayColon(_ place: Int) {
    let start = scan.afterBlanks(scan.lineStart(place))
    guard place - start <= 1024 else {
      return report("long-key", "key is longer than 1024 bytes", start..<place)
    }
    if let value = valueStart(from: start, before: place) {
      let range = value..<max(place + 1, scan.contentEnd(value))
      reportQuotable(
        "unquoted-colon", "value holds ': ', which makes it a key; quote the value", at: range,
        value: range)
    } else if let line = lineAbove(start), line.column == start - scan.lineStart(start) {
      reportMissingColon(line.start)
    } else {
      report(
        "bad-indentation",
        "key is indented under a value; a key lines up with the keys beside it, or its parent has "
          + "no value of its own", start..<max(start, place))
    }
  }

  /// The start and column, from 0, of the nearest text on a line above.
  private func lineAbove(_ place: Int) -> (start: Int, column: Int)? {
    var end = scan.lineStart(place)
    while end > 0 {
      let lineStart = scan.lineStart(end - 1)
      let start = scan.afterBlanks(lineStart)
      let first = scan.byte(start)
      if start < end - 1, !scan.isLineEnd(first), first != UInt8(ascii: "#") {
        return (start, start - lineStart)
      }
      end = lineStart
    }
    return nil
  }

  /// The start of the value after a line's first `key: `; nil if `place` comes first.
  private func valueStart(from start: Int, before place: Int) -> Int? {
    colon(from: start, before: place).map { scan.afterBlanks($0 + 1) }
  }

  func keyEnd(_ start: Int) -> Int? { colon(from: start, before: scan.contentEnd(start)) }

  private func colon(from start: Int, before end: Int) -> Int? {
    (start..<max(start, end)).first {
      scan.byte($0) == UInt8(ascii: ":") && scan.isBlankOrEnd($0 + 1)
    }
  }

  mutating func reportMissingColon(_ origin: Int) {
    let end = scan.contentEnd(origin)
    let colon = valueStart(from: origin, before: end)
    guard (colon ?? end) - origin <= 1024 else {
      return report("long-key", "key is longer than 1024 bytes", origin..<(colon ?? end))
    }
    let text = shortened(scan.slice(origin..<end))
    let bare = scan.bytes[origin..<end].firstIndex(of: UInt8(ascii: ":"))
    if let bare, bare > origin, bare + 1 < end {
      let colon = builder.range(bare, bare + 1)
      builder.report(
        "missing-blank", "expected a blank after ':' in '\(text)'", at: colon,
        fix: Diagnostic.FixIt("write a blank after ':'", replace: colon, with: ": "))
    } else {
      report("missing-colon", "expected ':' after '\(text)'", origin..<end)
    }
  }

  /// Reports text between the entries of a block mapping or list.
  mutating func reportBrokenBlock(_ place: Int, _ origin: Int, isList: Bool) {
    let lineStart = scan.afterBlanks(scan.lineStart(place))
    let end = scan.contentEnd(place)
    guard place > lineStart else { return reportBrokenLine(place, origin, isList: isList) }
    let before = scan.trimmed(lineStart, place)
    let value = valueStart(from: lineStart, before: place) ?? lineStart
    let range = place..<max(place, end)
    let whole = value..<max(value, end)
    switch scan.byte(before - 1) {
    case _ where scan.isClosingBracket(place):
      reportUnopened(place)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let bracket = scan.text((before - 1)..<before)
      reportQuotable(
        "unquoted-value",
        "text follows '\(bracket)'; quote the value that mixes a reference with text", at: whole,
        value: whole)
    case _ where reportTextAfterQuote(place):
      break
    default:
      reportQuotable(
        "unquoted-value", "value ends before '\(shortened(scan.slice(range)))'; quote the value",
        at: range, value: whole)
    }
  }

  private mutating func reportBrokenLine(_ place: Int, _ origin: Int, isList: Bool) {
    let end = max(place, scan.contentEnd(place))
    if scan.isClosingBracket(place) { return reportUnopened(place) }
    let isItem = scan.byte(place) == UInt8(ascii: "-") && scan.isBlankOrEnd(place + 1)
    let message =
      switch (isList, isItem) {
      case (true, false): "entry of a list begins with '- '; this line lines up with the list"
      case (false, true): "list item is among the keys of a mapping; indent it under its key"
      case (true, true), (false, false):
        "indentation lines up with nothing above; entries of one \(isList ? "list" : "mapping") "
          + "start in one column"
      }
    let begin = builder.range(origin, token(origin).upperBound)
    builder.report(
      "bad-indentation", message, at: builder.range(place, end),
      notes: [Diagnostic.Note("\(isList ? "list" : "mapping") begins here", at: begin)])
  }

  mutating func reportUnopened(_ place: Int) {
    let bracket = scan.text(token(place))
    report("yaml-syntax", "'\(bracket)' closes nothing; quote the value or remove it", token(place))
  }

  mutating func reportTextAfterRoot(_ place: Int) {
    let end = max(place, scan.contentEnd(place))
    let root = builder.root
    let column = place - scan.lineStart(place)
    if root >= 0, scan.afterBlanks(scan.lineStart(place)) == place,
      case let first = Int(builder.nodes[root].lower), first - scan.lineStart(first) > column,
      builder.nodes[root].kind == .mapping
    {
      let key = builder.range(first, token(first).upperBound)
      return builder.report(
        "bad-indentation",
        "line starts left of the first key; keys of one mapping start in one column",
        at: builder.range(place, end), notes: [Diagnostic.Note("first key is here", at: key)])
    }
    let isBare = root >= 0 && builder.nodes[root].kind.isScalar
    let text = shortened(scan.slice(scan.afterBlanks(scan.lineStart(place))..<end))
    let noun = builder.limits.subject.noun
    report(
      "yaml-syntax",
      isBare
        ? "root of a \(noun) is a mapping; a key is followed by ': '"
        : "'\(text)' follows the end of the \(noun), which is one mapping",
      place..<end)
  }
}
