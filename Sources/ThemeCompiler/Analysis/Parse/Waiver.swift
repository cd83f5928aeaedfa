package import ThemeSyntax

package struct Waiver {
  package let rules: [String]
  package let reason: String
  /// The comment's word in place of `ignore`, which suppresses nothing; nil in a waiver.
  package let otherWord: (text: String, range: SourceRange)?
  package let range: SourceRange
  package let texts: AppearanceTexts
  /// The covered lines, from 1: one, or the whole appearance, bar or state that begins there.
  package let lines: ClosedRange<Int>
  package var isUsed = false

  package var line: Int { lines.lowerBound }

  /// The waivers of a file; `map` is set if there may be any.
  static func all(
    in tree: SyntaxTree, of source: SourceFile, _ map: inout SourceMap?
  ) -> [Waiver] {
    let comments = waiverComments(in: source, tree: tree, &map)
    guard !comments.isEmpty, let lines = map else { return [] }
    let texts = AppearanceTexts(of: tree)
    let blocks = texts.lastLines(lines)
    var waivers: [Waiver] = []
    waivers.reserveCapacity(comments.count)
    // Going up, the line after a comment follows from the comment below it.
    var below = (line: lines.lineCount + 1, next: lines.lineCount + 1)
    for comment in comments.reversed() {
      let next =
        comment.isAlone ? lines.nextLine(after: comment.line, knowing: below) : comment.line
      if comment.isAlone { below = (comment.line, next) }
      waivers.append(Waiver(comment, texts, lines: next...max(next, blocks[next] ?? next)))
    }
    return waivers.reversed()
  }

  private init(_ comment: WaiverComment, _ texts: AppearanceTexts, lines: ClosedRange<Int>) {
    self.lines = lines
    self.texts = texts
    let (rules, reason) = Self.parts(comment.text)
    otherWord = comment.otherWord
    self.rules = otherWord == nil ? rules : []
    self.reason = reason
    range = comment.range
  }

  private static func parts(_ text: String) -> ([String], String) {
    var rules = Substring(text)
    var reason = Substring()
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropLast() where bytes[index] == 0x2D && bytes[index + 1] == 0x2D {
      let isBlankBefore = index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09
      guard isBlankBefore else { continue }
      rules = Substring(decoding: bytes[..<index], as: UTF8.self)
      reason = Substring(decoding: bytes[(index + 2)...], as: UTF8.self)
      break
    }
    let names = rules.split { $0 == "," || $0 == " " || $0 == "\t" }.map(String.init)
    let words = reason.split { $0 == " " || $0 == "\t" }
    return (names, words.joined(separator: " "))
  }
}

extension SourceMap {
  /// The first line of content after a line, given the result for a line further down.
  fileprivate func nextLine(after line: Int, knowing below: (line: Int, next: Int)) -> Int {
    var next = line + 1
    while next <= lineCount {
      if next == below.line { return below.next }
      let first = bytes[content(ofLine: next)].first { $0 != 0x20 && $0 != 0x09 }
      if let first, first != 0x23 { return next }
      next += 1
    }
    return next
  }
}
