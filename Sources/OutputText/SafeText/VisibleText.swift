/// One line for terminals and reports, with escapes `\u{…}`, and `\x…` for bytes not in UTF-8.
package func visibleText(_ text: String, keeping kept: [Unicode.Scalar] = []) -> String {
  guard !SafeTextReader.isPlain(text) else { return text }
  return rewritten(text) { scalar, isSafe in
    isSafe || kept.contains(scalar) ? nil : writtenOut(scalar)
  }
}

/// A file's contents for a log: log commands are escaped, other bytes are kept.
package func contentInLog(_ text: String) -> String {
  rewritten(text) { scalar, isSafe in
    !isSafe && (0x20..<0x7F).contains(scalar.value) ? writtenOut(scalar) : nil
  }
}

package func visibleLines(_ text: String) -> String { visibleText(text, keeping: ["\n"]) }

/// A file's contents for a terminal: line ends and tabs are kept.
package func visibleContent(_ text: String) -> String {
  let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().map { index, line in
    let hasReturn = line.last == "\r" && index < lines.count - 1
    let content = hasReturn ? line.dropLast() : line
    return visibleText(String(content), keeping: ["\t"]) + (hasReturn ? "\r" : "")
  }.joined(separator: "\n")
}

package func writtenOut(_ scalar: Unicode.Scalar) -> String {
  if let byte = PathText.byte(scalar) { return "\\x" + hexadecimal(UInt32(byte), digits: 2) }
  return "\\u{\(hexadecimal(scalar.value, digits: 1))}"
}

/// In upper case, with leading zeros.
package func hexadecimal(_ value: UInt32, digits: Int) -> String {
  padded(String(value, radix: 16, uppercase: true), to: digits)
}
