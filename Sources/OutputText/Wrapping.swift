/// Wraps a text between words; nil means one line, and longer words have their own.
///
/// The first line begins after `columns`, others after an indent, with at least 20 columns left.
package func wrapped(
  _ text: String, width: Int?, after columns: Int = 0, indent: Int = 0
) -> [String] {
  guard let width else { return [text] }
  var lines: [String] = []
  var room = width - columns
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    if let last = lines.last, last.count + 1 + word.count <= room {
      lines[lines.count - 1] += " \(word)"
    } else {
      if !lines.isEmpty { room = max(20, width - indent) }
      lines.append(String(word))
    }
  }
  return lines
}
