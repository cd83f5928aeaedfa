import OutputText

package struct LineDiff {
  /// Lines of the one that stand for lines of the other; one of the two may be none.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Lines around a change that a patch shows with it.
  private static let context = 3
  /// The most lines of each text that the excerpt shows.
  private static let limit = 3

  // The lines have their endings.
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [Change]

  package init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    changes = Self.changes(self.old, self.new)
  }

  /// The place where they differ, as a unified diff heads it, and its first lines, in which what a
  /// terminal obeys is written out; empty for equal texts.
  package var excerpt: String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let removed = old[first.old.lowerBound..<last.old.upperBound].prefix(Self.limit)
    let added = new[first.new.lowerBound..<last.new.upperBound].prefix(Self.limit)
    let showsEnd = Self.isEnded(old) != Self.isEnded(new)
    let text = { (sign: String, lines: ArraySlice<ArraySlice<UInt8>>) in
      Self.text(sign, lines, showsEnd: showsEnd) { visibleText($0) }
    }
    return Self.header(removed.indices, added.indices) + text("-", removed) + text("+", added)
  }

  /// The bytes of the first line of the old text that changes, without its ending; empty where lines are only added,
  /// and for equal texts.
  package var firstChange: Range<Int> {
    guard let first = changes.first else { return 0..<0 }
    let start = old[..<first.old.lowerBound].reduce(0) { $0 + $1.count }
    guard !first.old.isEmpty else { return start..<start }
    let line = old[first.old.lowerBound]
    return start..<(start + line.count - (line.last == UInt8(ascii: "\n") ? 1 : 0))
  }

  /// The differences of two versions of a file, as `diff -u` shows them and `patch` takes them; empty
  /// for equal ones.
  package func patch(of path: String) -> String {
    guard var last = changes.first else { return "" }
    var hunks: [[Change]] = [[]]
    for change in changes {
      if change.old.lowerBound - last.old.upperBound > 2 * Self.context { hunks.append([]) }
      hunks[hunks.count - 1].append(change)
      last = change
    }
    let name = Self.name(path)
    return "--- \(name)\n+++ \(name)\n" + hunks.map(hunk).joined()
  }

  private func hunk(_ changes: [Change]) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    var shown = first.old.lowerBound - before
    var text = Self.header(
      shown..<(last.old.upperBound + after),
      (first.new.lowerBound - before)..<(last.new.upperBound + after))
    for change in changes {
      text += Self.text(" ", old[shown..<change.old.lowerBound])
      text += Self.text("-", old[change.old]) + Self.text("+", new[change.new])
      shown = change.old.upperBound
    }
    return text + Self.text(" ", old[shown..<(shown + after)])
  }

  /// The changes, first to last: lines that are as many on both sides stay in their places.
  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    let start = commonCount(old, new)
    let end = commonCount(old[start...].reversed(), new[start...].reversed())
    let whole = Change(old: start..<(old.count - end), new: start..<(new.count - end))
    guard !whole.old.isEmpty || !whole.new.isEmpty else { return [] }
    guard whole.old.count == whole.new.count else { return [whole] }
    var changes: [Change] = []
    for index in whole.old where old[index] != new[index] {
      let line = index..<(index + 1)
      if let last = changes.last, last.old.upperBound == index {
        let grown = last.old.lowerBound..<line.upperBound
        changes[changes.count - 1] = Change(old: grown, new: grown)
      } else {
        changes.append(Change(old: line, new: line))
      }
    }
    return changes
  }

  private static func commonCount<Lines: Sequence>(_ left: Lines, _ right: Lines) -> Int
  where Lines.Element: Equatable {
    var count = 0
    for (left, right) in zip(left, right) {
      guard left == right else { break }
      count += 1
    }
    return count
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private static func isEnded(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.last.map { $0.last == UInt8(ascii: "\n") } ?? true
  }

  private static func header(_ old: Range<Int>, _ new: Range<Int>) -> String {
    "@@ -\(span(old)) +\(span(new)) @@\n"
  }

  private static func span(_ lines: Range<Int>) -> String {
    // An empty side is named by the line before it.
    if lines.isEmpty { return "\(lines.lowerBound),0" }
    return lines.count == 1
      ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + 1),\(lines.count)"
  }

  private static func text(
    _ sign: String, _ lines: ArraySlice<ArraySlice<UInt8>>, showsEnd: Bool = true,
    _ shown: (String) -> String = { $0 }
  ) -> String {
    lines.map { line in
      let isEnded = line.last == UInt8(ascii: "\n")
      let text = String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)
      return "\(sign)\(shown(text))\n" + (isEnded || !showsEnd ? "" : noEnd)
    }
    .joined()
  }

  private static let noEnd = "\\ No newline at end of file\n"

  /// The path as readers of patches take it: with a tab behind one that has blanks in it, since those
  /// would end it otherwise.
  private static func name(_ path: String) -> String {
    let name = quotedPath(path)
    return name.utf8.contains(UInt8(ascii: " ")) && name == path ? name + "\t" : name
  }
}
