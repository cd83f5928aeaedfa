/// How far words are apart: insertions, deletions, replacements and swaps of neighbors.
enum EditDistance {
  /// The candidate nearest to a word, ASCII case ignored; nil when none is within a third of it.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let bytes = word.utf8.map(\.asciiLowercased)
    guard bytes.count <= 64 else { return nil }
    var best: String?
    var limit = Swift.max(1, bytes.count / 3) + 1
    for candidate in candidates where abs(candidate.utf8.count - bytes.count) < limit {
      let distance = between(bytes, candidate.utf8.map(\.asciiLowercased))
      if distance < limit {
        best = candidate
        limit = distance
      }
    }
    return best
  }

  /// The optimal string alignment distance of two byte strings.
  static func between(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for row in 1..<(a.count + 1) {
      var current = [Int](repeating: row, count: b.count + 1)
      for column in 1..<(b.count + 1) {
        let cost = a[row - 1] == b[column - 1] ? 0 : 1
        var least = Swift.min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          least = Swift.min(least, beforeLast[column - 2] + 1)
        }
        current[column] = least
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }
}
