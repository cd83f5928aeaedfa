import OutputText

/// A comment `# appearance:ignore …`; spaces after the colon are allowed.
package struct WaiverComment: Sendable {
  package let range: SourceRange
  /// The trimmed text after `appearance:ignore`.
  package let text: String
  /// Another linter's word in place of `ignore`, with its range; nil in a waiver.
  package let otherWord: (text: String, range: SourceRange)?
  /// True if only spaces precede the comment.
  package let isAlone: Bool
  package let line: Int
}

/// The waivers of a theme in order; none in JSON; `map` is set if there may be any.
package func waiverComments(
  in source: SourceFile, tree: SyntaxTree, _ map: inout SourceMap?
) -> [WaiverComment] {
  guard !source.isJSON else { return [] }
  let hits = ByteSearch(beginning).offsets(in: source.bytes)
  guard !hits.isEmpty else { return [] }
  let scan = ByteScan(bytes: source.bytes)
  let scalars = tree.nodes.filter(\.kind.isScalar).map { $0.lower..<$0.upper }
    .sorted { $0.lowerBound < $1.lowerBound }
  let lines = map ?? SourceMap(source)
  map = lines
  var commentEnd = 0
  return hits.compactMap { hit in
    // A comment contains no other comments.
    guard hit >= commentEnd else { return nil }
    let wordStart = scan.afterBlanks(hit + beginning.utf8.count)
    guard let word = waiverWords.first(where: { scan.holds($0, at: wordStart) }) else { return nil }
    let textStart = wordStart + word.utf8.count
    // Words except 'ignore' may be prose after a space, unless a rule follows.
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

private let beginning = "appearance:"

/// The word of a waiver, then its equivalents in other linters.
private let waiverWords = [
  "ignore", "disable", "disable-line", "disable-next-line", "disable:next", "disable:this",
  "ignore-next-line", "ignore-line", "ignore:next", "allow", "skip", "suppress", "waive", "off",
]

extension ByteScan {
  /// True if the line's next word has a hyphen between letters, like a rule's name.
  fileprivate func hasHyphenatedWord(at offset: Int) -> Bool {
    let start = afterBlanks(offset)
    let word = bytes[start..<lineEnd(start)].prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x2C }
    return word.first != UInt8(ascii: "-") && word.contains(UInt8(ascii: "-"))
  }

  fileprivate func holds(_ word: String, at offset: Int) -> Bool {
    let end = offset + word.utf8.count
    return end <= bytes.count && bytes[offset..<end].elementsEqual(word.utf8) && isBlankOrEnd(end)
  }
}

/// The ranges are sorted and disjoint.
private func isInside(_ ranges: [Range<Int32>], _ offset: Int) -> Bool {
  let index = ranges.prefixEnd { Int($0.upperBound) <= offset }
  return index < ranges.count && ranges[index].contains(Int32(offset))
}
