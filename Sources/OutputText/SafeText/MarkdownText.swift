/// Foreign texts in cells of GitHub Flavored Markdown tables.
package enum MarkdownText {
  /// A code span; a pipe is escaped, as it ends a cell even there.
  package static func code(_ text: String) -> String {
    let visible = visibleText(text)
    guard !visible.isEmpty else { return "" }
    // The fence is longer than any run of backticks in the text.
    var longest = 0
    var run = 0
    for character in visible.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = visible.hasPrefix("`") || visible.hasSuffix("`") || visible.hasSuffix("\\")
    let content = visible.replacing("|", with: "\\|")
    return isPadded ? "\(fence) \(content) \(fence)" : "\(fence)\(content)\(fence)"
  }

  /// Lines for an editor, escaped by backslashes, which renderers without references hide too.
  package static func words(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return rewritten(visibleLines(text)) { scalar, _ in
      defer { last = scalar }
      let isLink = scalar == "/" && last == ":"
      return isLink || "\\`*_[]<>&#!|~".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }

  package static func cell(_ text: String) -> String {
    rewritten(visibleText(text)) { scalar, _ in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@", "#", ":": "&#\(scalar.value);"
      case "\\", "`", "*", "_", "[", "]", "(", ")", "!", "|", "~", "{", "}", "$": "\\\(scalar)"
      default: nil
      }
    }
  }
}
