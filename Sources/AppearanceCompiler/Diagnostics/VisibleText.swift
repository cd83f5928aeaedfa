/// The text with everything that a terminal would obey or hide written out as `\u{…}`.
package func visibleText(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    result += visibleText(scalar) ?? String(scalar)
  }
  return result
}

/// What stands for a character that must not be shown as it is; nil for one that may.
func visibleText(_ scalar: Unicode.Scalar) -> String? {
  if (0x20...0x7E).contains(scalar.value) { return nil }
  // Bytes that are not UTF-8 travel through paths as the last characters of Unicode.
  if scalar.value >= 0x10FF00 { return "\u{FFFD}" }
  switch scalar.properties.generalCategory {
  case .format where isJoiner(scalar): return nil
  case .format where (0xE0020...0xE007F).contains(scalar.value): return nil
  case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  default: return nil
  }
}

/// Whether a character only glues its neighbors together, as in emoji of several parts.
func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x200C || scalar.value == 0x200D
}
