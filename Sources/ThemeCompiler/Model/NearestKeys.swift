internal import ColorScience

/// Candidates that share words with it come first.
package func nearestFew(_ word: String, in candidates: [String], count: Int = 5) -> [String] {
  let letters = Array(word.lowercased().prefix(100).unicodeScalars)
  let words = Set(camelWords(word))
  let ranked = candidates.enumerated().map { offset, candidate in
    let shared = camelWords(candidate).count { words.contains($0) }
    let distance = EditDistance.between(letters, Array(candidate.lowercased().unicodeScalars))
    return (rank: (-shared, distance, offset), candidate: candidate)
  }
  return ranked.sorted { $0.rank < $1.rank }.prefix(count).map(\.candidate)
}

private func camelWords(_ name: String) -> [String] {
  name.prefix(100).reduce(into: [""]) { words, letter in
    if letter.isUppercase { words.append("") }
    words[words.count - 1] += letter.lowercased()
  }.filter { !$0.isEmpty }
}
