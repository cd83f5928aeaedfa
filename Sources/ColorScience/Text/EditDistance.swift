/// The distance of words: insertions, deletions, replacements and swaps of neighbors.
@usableFromInline package enum EditDistance {
  /// The nearest candidate, the first in a tie; nil if none is within a third of the word.
  ///
  /// Words of more than `longest` letters have none, as the time is quadratic.
  @inlinable package static func nearest<Letter: Equatable>(
    to word: String, among candidates: [String], longest: Int, letters: (String) -> [Letter]
  ) -> String? {
    let own = letters(word)
    guard (1...longest).contains(own.count) else { return nil }
    var best: String?
    var limit = Swift.max(1, own.count / 3) + 1
    for candidate in candidates {
      let other = letters(candidate)
      guard abs(other.count - own.count) < limit else { continue }
      let distance = between(own, other)
      if distance < limit {
        best = candidate
        limit = distance
      }
    }
    return best
  }

  /// The optimal string alignment distance, a restricted Damerau-Levenshtein distance.
  @inlinable package static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    var last = Array(0...b.count)
    var (beforeLast, current) = (last, last)
    for row in a.indices {
      current[0] = row + 1
      for column in b.indices {
        let replaced = last[column] + (a[row] == b[column] ? 0 : 1)
        var least = Swift.min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = least
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[b.count]
  }
}
