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
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
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
