/// The candidate that was most likely meant, the first of equals; nil when none is near enough.
///
/// The beginning of just one candidate will do as well.
package func nearest(_ word: String, in candidates: [String]) -> String? {
  let letters = Array(word.unicodeScalars)
  // Nobody mistypes one long word for another, and the table grows with the square.
  guard (1...100).contains(letters.count) else { return nil }
  var limit = max(1, letters.count / 3)
  var best: String?
  for candidate in candidates {
    let other = Array(candidate.unicodeScalars)
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    if distance < limit || (distance == limit && best == nil) {
      best = candidate
      limit = distance
    }
  }
  guard best == nil, letters.count >= 4 else { return best }
  let longer = candidates.filter { $0.hasPrefix(word) }
  return longer.count == 1 ? longer.first : nil
}

/// Insertions, deletions, replacements and swaps of neighbors between two words
/// (optimal string alignment, the usual restriction of Damerau-Levenshtein).
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in right.indices {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}

/// Finds what may be meant by names out of a long list, as long as that takes no more than a moment.
package struct NameSuggestions {
  private var names: [String] = []
  /// How many bytes of names may still be compared.
  private var budget = 2 << 20

  package init() {}

  /// The name out of `count` ones, or of some others, that was most likely meant by a word; nil where
  /// none is near enough, or where many were looked for before.
  package mutating func nearest(
    _ word: String, or others: [String] = [], among count: Int, _ list: () -> [String]
  ) -> String? {
    guard budget > 0 else { return nil }
    if names.count != count { names = list() }
    let length = word.utf8.count
    // A letter takes up to four bytes.
    let near = names.filter { $0.utf8.count <= 4 * length + 8 && length <= 4 * $0.utf8.count + 8 }
    budget -= names.count * 2 + near.count * length
    return OutputText.nearest(word, in: near + others)
  }
}
