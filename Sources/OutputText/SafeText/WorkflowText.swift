/// Texts in workflow commands that GitHub reads from a log.
package enum WorkflowText {
  package static func property(_ text: String) -> String {
    // The command's own escape suffices for a colon, and keeps a path unchanged.
    escaped(visibleText(text, keeping: [":"]), ["%", ":", ","])
  }

  package static func message(_ lines: [String]) -> String {
    lines.map { escaped(visibleText($0), ["%"]) }.joined(separator: "%0A")
  }

  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    rewritten(text) { scalar, _ in
      special.contains(scalar) ? "%" + hexadecimal(scalar.value, digits: 2) : nil
    }
  }
}
