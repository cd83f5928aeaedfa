internal import OutputText
internal import ThemeSyntax

/// What two versions of a file differ in, as `diff -u` shows it and `patch` takes it.
struct UnifiedDiff {
  /// Lines around a change that are shown with it.
  private static let context = 3

  /// The header with the path twice, then the hunks; empty for equal files.
  private(set) var text = ""
  private let old: [String]
  private let new: [String]

  /// Compares two versions line by line; a line has to stay in its place.
  init(_ before: SourceFile, _ after: SourceFile) {
    old = Self.lines(of: before)
    new = Self.lines(of: after)
    let changed = (0..<max(old.count, new.count)).filter { index in
      index >= old.count || index >= new.count || old[index] != new[index]
    }
    guard let first = changed.first else { return }
    text = "--- \(Self.name(of: before))\n+++ \(Self.name(of: after))\n"
    var run = first..<(first + 1)
    for index in changed.dropFirst() {
      if index - run.upperBound > 2 * Self.context {
        addHunk(run, changed)
        run = index..<(index + 1)
      } else {
        run = run.lowerBound..<(index + 1)
      }
    }
    addHunk(run, changed)
  }

  private mutating func addHunk(_ run: Range<Int>, _ changed: [Int]) {
    let start = max(0, run.lowerBound - Self.context)
    let end = run.upperBound + Self.context
    let (oldRange, newRange) = (start..<min(end, old.count), start..<min(end, new.count))
    text += "@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n"
    let changed = Set(changed)
    var index = start
    while index < max(oldRange.upperBound, newRange.upperBound) {
      guard changed.contains(index) else {
        text += Self.line(" ", old[index])
        index += 1
        continue
      }
      let first = index
      while changed.contains(index) { index += 1 }
      text += old[first..<max(first, min(index, old.count))].map { Self.line("-", $0) }.joined()
      text += new[first..<max(first, min(index, new.count))].map { Self.line("+", $0) }.joined()
    }
  }

  /// The path as its readers take it: with a tab behind one that has blanks in it, since those would
  /// end it otherwise.
  private static func name(of source: SourceFile) -> String {
    let name = quotedPath(source.path)
    return name.utf8.contains(UInt8(ascii: " ")) && name == source.path ? name + "\t" : name
  }

  private static func line(_ sign: String, _ line: String) -> String {
    let isWhole = line.utf8.last == UInt8(ascii: "\n")
    return sign + line + (isWhole ? "" : "\n\\ No newline at end of file\n")
  }

  private static func span(_ range: Range<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.lowerBound + 1),\(range.count)"
  }

  /// The lines with their endings.
  private static func lines(of source: SourceFile) -> [String] {
    var lines: [String] = []
    var start = 0
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(String(decoding: source.bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    let rest = source.bytes[start...]
    return rest.isEmpty ? lines : lines + [String(decoding: rest, as: UTF8.self)]
  }
}
