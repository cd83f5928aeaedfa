/// The text on one line, for terminals and reports: what they would obey or hide is written out as
/// `\u{…}`, and a byte of a path that is not UTF-8 as `\x…`.
package func visibleText(_ text: String) -> String {
  SafeTextReader.isPlain(text) ? text : visibleText(text, keeping: [])
}

/// The content of a file as a log may show it: what a runner would obey is written out, every other byte
/// stays.
package func contentInLog(_ text: String) -> String {
  rewritten(text) { scalar, isSafe in
    !isSafe && (0x20..<0x7F).contains(scalar.value) ? writtenOut(scalar) : nil
  }
}

/// As `visibleText`, with lines where the text has line feeds.
package func visibleLines(_ text: String) -> String {
  SafeTextReader.isPlain(text) ? text : visibleText(text, keeping: ["\n"])
}

/// The content of a file as a terminal may show it: line ends and tabs stay.
package func visibleContent(_ text: String) -> String {
  let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().map { index, line in
    let hasReturn = line.last == "\r" && index < lines.count - 1
    let content = hasReturn ? line.dropLast() : line
    return visibleText(String(content), keeping: ["\t"]) + (hasReturn ? "\r" : "")
  }.joined(separator: "\n")
}

/// How a character is written that cannot stand for itself.
package func writtenOut(_ scalar: Unicode.Scalar) -> String {
  if let byte = PathText.byte(scalar) { return "\\x" + hexadecimal(UInt32(byte), digits: 2) }
  return "\\u{\(hexadecimal(scalar.value, digits: 1))}"
}

/// A number in upper-case hexadecimal digits, with zeros in front of it up to a length.
package func hexadecimal(_ value: UInt32, digits: Int) -> String {
  padded(String(value, radix: 16, uppercase: true), to: digits)
}

/// The text with everything written out that cannot stand for itself but for some characters.
package func visibleText(_ text: String, keeping kept: [Unicode.Scalar]) -> String {
  rewritten(text) { scalar, isSafe in
    isSafe || kept.contains(scalar) ? nil : writtenOut(scalar)
  }
}
