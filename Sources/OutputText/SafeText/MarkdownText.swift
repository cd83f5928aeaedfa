/// Texts of others in Markdown as code hosts have it (GitHub Flavored Markdown), in cells of tables.
package enum MarkdownText {
  /// A text as a code span, in which nothing but its end means anything.
  ///
  /// A pipe ends a cell even in a code span, unless a backslash is in front of it.
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

  /// A text as words of several lines for an editor: what would be markup, HTML or a link has a backslash in
  /// front of it, which also those hide that know no references.
  package static func words(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return rewritten(visibleLines(text)) { scalar, _ in
      defer { last = scalar }
      let isLink = scalar == "/" && last == ":"
      return isLink || "\\`*_[]<>&#!|~".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }

  /// A text as words: what would be markup, a mention, an issue or a link is written as itself.
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
