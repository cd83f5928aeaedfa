extension YAMLReader {
  /// Rewords libyaml's error for theme authors.
  mutating func report(_ problem: YAMLProblem, _ cursor: inout CodePointCursor) {
    let place = cursor.byte(of: problem.place)
    let origin = problem.contextPlace.map { cursor.byte(of: $0) } ?? place
    switch problem.message {
    case "mapping values are not allowed in this context":
      reportStrayColon(place)
    case "could not find expected ':'":
      reportMissingColon(origin)
    case "did not find expected key", "did not find expected '-' indicator":
      reportBrokenBlock(place, origin, isList: problem.message.hasSuffix("indicator"))
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      reportBrokenFlow(place, origin)
    case "did not find expected <document start>":
      reportTextAfterRoot(place)
    case "found character that cannot start any token", "did not find expected node content":
      let flowStart = builder.innermostFlow ?? place
      if !reportHashColors(from: flowStart, to: place) { reportReserved(place) }
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      reportTab(place)
    case "found unexpected end of stream", "found unexpected document indicator":
      reportUnclosedString(origin)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      reportEscape(place, problem.message)
    default:
      if problem.context.contains("directive") || problem.message.contains("directive")
        || problem.message == "found incompatible YAML document"
      {
        reportDirective(problem.context.isEmpty ? place : origin)
      } else if problem.context.contains(" a tag") || problem.message.contains("tag") {
        reportTag(origin)
      } else {
        reportRest(problem, place, origin)
      }
    }
  }

  private mutating func reportRest(_ problem: YAMLProblem, _ place: Int, _ origin: Int) {
    let value = origin..<max(origin, scan.contentEnd(origin))
    switch problem.message {
    case "did not find expected alphabetic or numeric character":
      let sign = scan.byte(origin) == UInt8(ascii: "*") ? "*" : "&"
      let use = sign == "*" ? "an alias" : "an anchor"
      reportQuotable(
        "reserved-character",
        "'\(sign)' starts \(use) of letters, digits, '-' and '_'; quote the value",
        at: value, value: value)
    case "block sequence entries are not allowed in this context":
      report("yaml-syntax", "'-' starts a list item, which begins its own line", token(place))
    case "mapping keys are not allowed in this context":
      report("yaml-syntax", "'?' starts a complex key here; quote the value", token(place))
    case "found unexpected ':'":
      report("yaml-syntax", "value in braces or brackets holds ':'; quote the value", token(place))
    case "did not find expected comment or line break":
      let line = scan.lineStart(place)..<scan.contentEnd(place)
      report(
        "yaml-syntax", "block text starts on the line after '|' or '>'",
        min(place, line.upperBound)..<line.upperBound)
    case "found an indentation indicator equal to 0":
      report("yaml-syntax", "indentation of block text is 1 to 9, not 0", token(place))
    default:
      report("yaml-syntax", problem.message, token(place))
    }
  }

  mutating func report(_ id: String, _ message: String, _ range: Range<Int>) {
    builder.report(id, message, range.lowerBound, range.upperBound)
  }

  /// The character at an offset; empty at the end of a line and of the file.
  func token(_ place: Int) -> Range<Int> {
    let place = min(place, scan.bytes.count)
    guard place < scan.bytes.count, !scan.isLineEnd(scan.bytes[place]) else { return place..<place }
    return place..<(place + UTF8Sequence(scan.bytes, at: place).count)
  }
}
