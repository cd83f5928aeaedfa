/// Texts of the workflow commands that GitHub reads from a log.
package enum WorkflowText {
  /// A value in the list behind the command's name.
  package static func property(_ text: String) -> String {
    // Its own escape leaves nothing of a colon; a path has to come back as it is.
    escaped(visibleText(text, keeping: [":"]), ["%", ":", ","])
  }

  /// The message at the end, of several lines.
  package static func message(_ lines: [String]) -> String {
    lines.map { escaped(visibleText($0), ["%"]) }.joined(separator: "%0A")
  }

  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    rewritten(text) { scalar, _ in
      special.contains(scalar) ? "%" + hexadecimal(scalar.value, digits: 2) : nil
    }
  }
}
