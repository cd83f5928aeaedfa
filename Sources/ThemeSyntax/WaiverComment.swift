/// A comment `# appearance:ignore …` of a YAML theme, with or without blanks behind the colon.
package struct WaiverComment: Sendable {
  /// The comment, from its `#` to the end of the line.
  package let range: SourceRange
  /// What follows `appearance:ignore`, without blanks around it.
  package let text: String
  /// The word that stands in place of `ignore`, as linters of other languages have it, and its range; nil
  /// in a waiver.
  package let otherWord: (text: String, range: SourceRange)?
  /// Whether nothing but blanks stands before the comment on its line.
  package let isAlone: Bool
  /// The comment's line, from 1.
  package let line: Int
}

/// The waivers of a theme in the order of the file; none in JSON, which has no comments.
///
/// `map` is found where there may be one.
package func waiverComments(
  in source: SourceFile, tree: SyntaxTree, _ map: inout SourceMap?
) -> [WaiverComment] {
  guard !source.isJSON else { return [] }
  let hits = ByteSearch(beginning).offsets(in: source.bytes)
  guard !hits.isEmpty else { return [] }
  let scan = ByteScan(source.bytes)
  let scalars = tree.scalarRanges()
  let lines = map ?? SourceMap(source)
  map = lines
  var commentEnd = 0
  return hits.compactMap { hit in
    // What a comment holds is no other comment.
    guard hit >= commentEnd else { return nil }
    let wordStart = scan.afterBlanks(hit + beginning.utf8.count)
    guard let word = waiverWords.first(where: { scan.holds($0, at: wordStart) }) else { return nil }
    let textStart = wordStart + word.utf8.count
    // Behind a blank other words than 'ignore' may be prose, unless a rule follows.
    let isProse = wordStart > hit + beginning.utf8.count && word != waiverWords[0]
    guard !isProse || scan.hasHyphenatedWord(at: textStart) else { return nil }
    let line = lines.line(of: hit)
    let lineStart = lines.start(ofLine: line)
    var sign = hit
    while sign > lineStart, scan.isBlank(scan.byte(sign - 1)) { sign -= 1 }
    sign -= 1
    guard sign >= lineStart, scan.byte(sign) == UInt8(ascii: "#"),
      sign == lineStart || scan.isBlank(scan.byte(sign - 1)), !isInside(scalars, sign)
    else { return nil }
    let end = scan.lineEnd(textStart)
    commentEnd = end
    let first = scan.afterBlanks(textStart)
    let range = { (lower: Int, upper: Int) in
      SourceRange(file: tree.file, lower: Int32(lower), upper: Int32(upper))
    }
    return WaiverComment(
      range: range(sign, end),
      text: scan.text(min(first, end)..<scan.trimmed(min(first, end), end)),
      otherWord: word == waiverWords[0] ? nil : (word, range(wordStart, textStart)),
      isAlone: scan.afterBlanks(lineStart) == sign, line: line)
  }
}

/// What a comment that lets findings pass begins with.
private let beginning = "appearance:"

/// The word of a waiver, and behind it what linters of other languages have in its place.
private let waiverWords = [
  "ignore", "disable", "disable-line", "disable-next-line", "disable:next", "disable:this",
  "ignore-next-line", "ignore-line", "ignore:next", "allow", "skip", "suppress", "waive", "off",
]

extension ByteScan {
  /// Whether the next word on the line has a hyphen between letters, as the names of rules do.
  fileprivate func hasHyphenatedWord(at offset: Int) -> Bool {
    let start = afterBlanks(offset)
    let word = bytes[start..<lineEnd(start)].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x2C }
    return word.first != UInt8(ascii: "-") && word.contains(UInt8(ascii: "-"))
  }

  /// Whether a word stands at an offset, with a blank or the end of the line behind it.
  fileprivate func holds(_ word: String, at offset: Int) -> Bool {
    let end = offset + word.utf8.count
    return end <= bytes.count && bytes[offset..<end].elementsEqual(word.utf8) && isBlankOrEnd(end)
  }
}

/// Whether an offset lies in one of the ranges, which are in order and do not overlap.
private func isInside(_ ranges: [Range<Int32>], _ offset: Int) -> Bool {
  var lower = 0
  var upper = ranges.count
  while lower < upper {
    let middle = (lower + upper) / 2
    if Int(ranges[middle].upperBound) <= offset { lower = middle + 1 } else { upper = middle }
  }
  return lower < ranges.count && ranges[lower].contains(Int32(offset))
}

extension SyntaxTree {
  /// The bytes of every scalar written in the file, in order.
  fileprivate func scalarRanges() -> [Range<Int32>] {
    nodes.lazy.filter(\.kind.isScalar).map { $0.lower..<$0.upper }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
