/// How far words are apart: insertions, deletions, replacements and swaps of neighbors.
@usableFromInline package enum EditDistance {
  /// The candidate nearest to a word, the first of equals; nil when none is within a third of it.
  ///
  /// `letters` says what of a text counts. A word of more than `longest` letters has no nearest one,
  /// for nobody mistypes one long word for another, and the time grows with the square.
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

  /// The optimal string alignment distance of two words, the usual restriction of Damerau-Levenshtein.
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
