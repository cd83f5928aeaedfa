internal import OutputText

/// The first place where two texts differ, as a unified diff shows it.
struct LineDifference {
  /// The most lines of each side that are shown.
  private static let limit = 3

  /// The line numbers, the old lines with `-` and the new ones with `+`; empty for equal texts.
  let text: String

  /// Compares two texts by lines.
  init(old: [UInt8], new: [UInt8]) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      start += 1
    }
    var kept = 0
    while kept < min(old.count, new.count) - start,
      old[old.count - 1 - kept] == new[new.count - 1 - kept]
    {
      kept += 1
    }
    let removed = old[start..<(old.count - kept)].prefix(Self.limit)
    let added = new[start..<(new.count - kept)].prefix(Self.limit)
    guard !removed.isEmpty || !added.isEmpty else {
      text = ""
      return
    }
    let header =
      "@@ -\(Self.span(start, removed.count)) +\(Self.span(start, added.count)) @@\n"
    text =
      header + removed.map { "-\(Self.visible($0))\n" }.joined()
      + added.map { "+\(Self.visible($0))\n" }.joined()
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func span(_ start: Int, _ count: Int) -> String {
    // An empty side is named by the line before it.
    count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }

  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    visibleText(String(decoding: line, as: UTF8.self))
  }
}
