/// A text for XML 1.0, between tags or between the quotes of an attribute.
///
/// What would be a character reference to a control character, which XML 1.0 has not, is written out.
package func xmlText(_ text: String, inAttribute: Bool = false) -> String {
  rewritten(text) { scalar, isSafe in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"" where inAttribute: "&quot;"
    case "\n" where inAttribute: "&#10;"
    case "\n": nil
    case _ where isSafe: nil
    // What is no control has a reference, which reads back.
    case " "..."~": "&#\(scalar.value);"
    default: writtenOut(scalar)
    }
  }
}
