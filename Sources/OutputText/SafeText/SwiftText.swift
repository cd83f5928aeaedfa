package enum SwiftText {
  /// Lines for `///`, with escapes for what could leave the comment or hide in it, except tabs.
  package static func commentLines(_ text: String) -> [String] {
    lines(text).map { visibleText($0, keeping: ["\t"]) }
  }

  /// Splits at every Unicode line break and removes trailing spaces.
  package static func lines(_ text: String) -> [String] {
    if SafeTextReader.isPlain(text), text.utf8.last != 0x20 { return [text] }
    let scalars = text.unicodeScalars
    var lines: [String] = []
    var start = scalars.startIndex
    while let end = scalars[start...].firstIndex(where: UnsafeCharacter.isLineBreak) {
      lines.append(trimmed(scalars[start..<end]))
      start = scalars.index(after: end)
      let isPair = scalars[end] == "\r" && start < scalars.endIndex && scalars[start] == "\n"
      if isPair { start = scalars.index(after: start) }
    }
    return lines + [trimmed(scalars[start...])]
  }

  package static func literal(_ text: String) -> String {
    let inner = rewritten(text) { scalar, isSafe in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where isSafe: nil
      default: "\\u{\(hexadecimal(scalar.value, digits: 1))}"
      }
    }
    return "\"\(inner)\""
  }

  private static func trimmed(_ line: Substring.UnicodeScalarView) -> String {
    let end = line.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(line[...$0]) } ?? ""
  }
}
