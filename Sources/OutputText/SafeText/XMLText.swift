/// A text for XML 1.0, as content or attribute; control characters, which XML 1.0 cannot reference,
/// are written as escapes.
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
    // Other characters have references, which read back.
    case " "..."~": "&#\(scalar.value);"
    default: writtenOut(scalar)
    }
  }
}
