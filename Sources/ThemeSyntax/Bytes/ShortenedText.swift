/// A text fit for a message: one line, at most 40 characters.
func shortened(_ text: String) -> String {
  var short = ""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < 40 else { return short + "…" }
    short.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    count += 1
  }
  return short
}
