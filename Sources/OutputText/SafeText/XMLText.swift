/// Content for XML 1.0; control characters, which it cannot reference, become visible escapes.
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
    case " "..."~": "&#\(scalar.value);"
    default: writtenOut(scalar)
    }
  }
}
