/// A text for XML 1.0, between tags or between the quotes of an attribute.
///
/// What would be a character reference to a control character, which XML 1.0 has not, is written out.
func xmlText(_ text: String, inAttribute: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"" where inAttribute: result += "&quot;"
    case "\n" where inAttribute: result += "&#10;"
    case "\n": result += "\n"
    default: result += visibleText(scalar) ?? String(scalar)
    }
  }
  return result
}
