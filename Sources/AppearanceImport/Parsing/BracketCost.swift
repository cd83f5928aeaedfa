package import ThemeSyntax

/// What the brackets of a file of Swift may cost its parser.
///
/// At each `[` swift-syntax looks ahead for a type, and within that once more at the next one, so that each level of
/// nesting takes twice as long as the one around it.
package struct BracketCost {
  /// The looks ahead that are taken for a file: a fifth of a second of them.
  private static let limit = 1 << 20
  private static let deepest = 20

  private var depth = 0
  private var looks = 0

  /// Whether a file can be parsed in time.
  package static func isBearable(_ source: SourceFile) -> Bool {
    var cost = BracketCost()
    for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
      cost.add(line)
      if cost.depth > deepest || cost.looks > limit { return false }
    }
    return true
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    var isPlain: Bool?
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "["):
        depth += 1
        looks += 1 << min(depth, Self.deepest)
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "/"):
        let canSkip = isPlain ?? Self.isPlain(line)
        isPlain = canSkip
        if canSkip, let end = Self.end(ofTextAt: index, in: line) { index = end }
      default: break
      }
      index += 1
    }
  }

  /// Whether quotes and slashes of a line mean what they seem to: it has nothing of raw strings, of strings of several
  /// lines, or of comments of several lines.
  private static func isPlain(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return !["#", "\"\"\"", "/*", "*/"].contains { text.contains($0) }
  }

  /// The last byte of the string or comment that begins at an index of a plain line; nil for neither, and for a string
  /// with code in it.
  private static func end(ofTextAt start: Int, in line: ArraySlice<UInt8>) -> Int? {
    guard line[start] == UInt8(ascii: "\"") else {
      let isComment = start + 1 < line.endIndex && line[start + 1] == UInt8(ascii: "/")
      return isComment ? line.endIndex - 1 : nil
    }
    var index = start + 1
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\""): return index
      case UInt8(ascii: "\\"):
        index += 1
        if index < line.endIndex, line[index] == UInt8(ascii: "(") { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }
}
