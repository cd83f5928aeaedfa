/// A text for XML 1.0, between tags or between the quotes of an attribute.
///
/// What would be a character reference to a control character, which XML 1.0 has not, is written out.
package func xmlText(_ text: String, inAttribute: Bool = false) -> String {
  var reader = SafeTextReader()
  var result = ""
  for scalar in text.unicodeScalars {
    let isSafe = reader.isSafe(scalar)
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"" where inAttribute: result += "&quot;"
    case "\n" where inAttribute: result += "&#10;"
    case "\n": result += "\n"
    case _ where isSafe: result.unicodeScalars.append(scalar)
    // What is no control has a reference, which reads back.
    case " "..."~": result += "&#\(scalar.value);"
    default: result += writtenOut(scalar)
    }
  }
  return result
}
