/// A comment `# appearance:ignore …` of a YAML theme.
package struct WaiverComment: Sendable, Hashable {
  /// The comment, from its `#` to the end of the line.
  package let range: SourceRange
  /// What follows `appearance:ignore`, without blanks around it.
  package let text: String
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
  let hits = ByteSearch("appearance:ignore").offsets(in: source.bytes)
  guard !hits.isEmpty else { return [] }
  let scan = ByteScan(source.bytes)
  let scalars = tree.scalarRanges()
  let lines = map ?? SourceMap(source)
  map = lines
  var commentEnd = 0
  return hits.compactMap { hit in
    // What a comment holds is no other comment.
    guard hit >= commentEnd else { return nil }
    let textStart = hit + "appearance:ignore".utf8.count
    guard scan.isBlankOrEnd(textStart) else { return nil }
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
    return WaiverComment(
      range: SourceRange(file: tree.file, lower: Int32(sign), upper: Int32(end)),
      text: scan.text(min(first, end)..<scan.trimmed(min(first, end), end)),
      isAlone: scan.afterBlanks(lineStart) == sign, line: line)
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
