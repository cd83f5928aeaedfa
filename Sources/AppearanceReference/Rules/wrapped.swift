/// A text of one paragraph, broken between words into lines of a width at most.
func wrapped(_ text: String, width: Int) -> String {
  var lines: [String] = []
  var count = 0
  for word in text.split(separator: " ") {
    if lines.isEmpty || count + 1 + word.count > width {
      lines.append(String(word))
      count = word.count
    } else {
      lines[lines.count - 1] += " \(word)"
      count += 1 + word.count
    }
  }
  return lines.joined(separator: "\n")
}
