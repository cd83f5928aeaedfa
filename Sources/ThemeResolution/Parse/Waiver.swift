package import ThemeSyntax

/// A comment that lets findings of some rules on one line pass, for a reason.
package struct Waiver {
  package let rules: [String]
  package let reason: String
  /// What the comment says in place of `ignore`, so that it lets nothing pass; nil in a waiver.
  package let otherWord: (text: String, range: SourceRange)?
  /// The comment.
  package let range: SourceRange
  /// The line of the comment, from 1.
  let commentLine: Int
  /// The line whose findings it lets pass, from 1.
  package let line: Int
  /// The last line whose findings it lets pass: that of an appearance or a bar which begins on `line`, else
  /// `line` itself.
  package let lastLine: Int
  package var isUsed = false

  /// The waivers of a file; `map` is found where there may be one.
  static func all(
    in tree: SyntaxTree, of source: SourceFile, _ map: inout SourceMap?
  ) -> [Waiver] {
    let comments = waiverComments(in: source, tree: tree, &map)
    guard !comments.isEmpty, let lines = map else { return [] }
    let blocks = tree.blocks(lines)
    var waivers: [Waiver] = []
    waivers.reserveCapacity(comments.count)
    // From the last one up, what comes after a comment is known from the comment below it.
    var below = (line: lines.lineCount + 1, next: lines.lineCount + 1)
    for comment in comments.reversed() {
      let next =
        comment.isAlone ? lines.nextLine(after: comment.line, knowing: below) : comment.line
      if comment.isAlone { below = (comment.line, next) }
      waivers.append(Waiver(comment, line: next, lastLine: blocks[next] ?? next))
    }
    return waivers.reversed()
  }

  private init(_ comment: WaiverComment, line: Int, lastLine: Int) {
    self.lastLine = lastLine
    let (rules, reason) = Self.parts(comment.text)
    otherWord = comment.otherWord
    self.rules = otherWord == nil ? rules : []
    self.reason = reason
    range = comment.range
    commentLine = comment.line
    self.line = line
  }

  /// "rule, rule -- reason".
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
  /// The first line after another one that is neither blank nor only a comment, where that of a line
  /// further down is known.
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

extension SyntaxTree {
  /// The last line of each appearance, bar and state of a bar, by the line of its key.
  fileprivate func blocks(_ lines: SourceMap) -> [Int: Int] {
    var blocks: [Int: Int] = [:]
    for (key, appearances) in entries(root)
    where text(key).flatMap({ Word(index: $0.index) }) == .appearances {
      addBlocks(of: appearances, depth: 3, lines, to: &blocks)
    }
    return blocks
  }

  private func addBlocks(
    of node: NodeID, depth: Int, _ lines: SourceMap, to blocks: inout [Int: Int]
  ) {
    for (key, value) in entries(node) where kind(value) == .mapping {
      let (start, end) = (range(key), range(value))
      // An alias stands for what is written elsewhere.
      guard start.upper <= end.lower else { continue }
      blocks[lines.line(of: Int(start.lower))] =
        lines.line(of: Int(max(end.lower, end.upper - 1)))
      if depth > 1 { addBlocks(of: value, depth: depth - 1, lines, to: &blocks) }
    }
  }
}
