/// Texts of themes in Swift source.
enum SwiftText {
  /// A text as lines that stand behind `///`, without blanks at the end of any.
  ///
  /// It breaks wherever Swift or an editor does, and nothing in a line can leave the comment or hide
  /// in it. Tabs stay.
  static func commentLines(_ text: String) -> [String] {
    lines(text).map { SafeTextReader.isPlain($0) ? $0 : visibleText($0, keeping: ["\t"]) }
  }

  /// The lines of a text by every line break that Unicode knows, without blanks at their ends.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isSecondHalf = last == "\r" && scalar == "\n"
      last = scalar
      if !UnsafeCharacter.isLineBreak(scalar) {
        line.append(scalar)
      } else if !isSecondHalf {
        lines.append(trimmed(line))
        line.removeAll()
      }
    }
    return lines + [trimmed(line)]
  }

  /// A text as a string literal that reads back the same.
  static func literal(_ text: String) -> String {
    var reader = SafeTextReader()
    var literal = "\""
    for scalar in text.unicodeScalars {
      let isSafe = reader.isSafe(scalar)
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where isSafe: literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(hexadecimal(scalar.value, digits: 1))}"
      }
    }
    return literal + "\""
  }

  private static func trimmed(_ line: String.UnicodeScalarView) -> String {
    let end = line.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(line[...$0]) } ?? ""
  }
}
