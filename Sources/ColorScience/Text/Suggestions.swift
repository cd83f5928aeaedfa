/// The nearest candidate, or the one with the word as its unique prefix; nil if none is near.
package func nearest(_ word: String, in candidates: [String]) -> String? {
  let best = EditDistance.nearest(to: word, among: candidates, longest: 100) {
    Array($0.unicodeScalars)
  }
  guard best == nil, (4...100).contains(word.unicodeScalars.count) else { return best }
  let longer = candidates.filter { $0.hasPrefix(word) }
  return longer.count == 1 ? longer.first : nil
}

/// Finds the names meant in long lists, within a limited time.
package struct NameSuggestions {
  private var names: [String] = []
  /// In bytes of compared names.
  private var budget = 2 << 20

  package init() {}

  /// The shortest of `count` names with the word as its last parts; nil past the budget.
  package mutating func ending(
    in word: String, among count: Int, _ list: () -> [String]
  ) -> String? {
    let suffix = Array(".\(word)".utf8)
    return all(count, list).filter { $0.utf8.suffix(suffix.count).elementsEqual(suffix) }
      .min { $0.utf8.count < $1.utf8.count }
  }

  /// Empty past the budget.
  package mutating func members(
    of group: String, among count: Int, _ list: () -> [String]
  ) -> [String] {
    let prefix = Array("\(group).".utf8)
    return all(count, list).filter { $0.utf8.starts(with: prefix) }
  }

  private mutating func all(_ count: Int, _ list: () -> [String]) -> [String] {
    guard budget > 0 else { return [] }
    if names.count != count { names = list() }
    budget -= names.count * 2
    return names
  }

  /// The nearest of `count` names or `others`; nil if none is near, or past the budget.
  package mutating func nearest(
    _ word: String, or others: [String] = [], among count: Int, _ list: () -> [String]
  ) -> String? {
    guard budget > 0 else { return nil }
    return ColorScience.nearest(word, in: near(word, among: all(count, list)) + others)
  }

  package mutating func nearest(_ word: String, in candidates: [String]) -> String? {
    guard budget > 0 else { return nil }
    return ColorScience.nearest(word, in: near(word, among: candidates))
  }

  /// The names of similar length; charges the budget.
  private mutating func near(_ word: String, among names: [String]) -> [String] {
    let length = word.utf8.count
    // A letter takes up to four bytes.
    let near = names.filter { $0.utf8.count <= 4 * length + 8 && length <= 4 * $0.utf8.count + 8 }
    budget -= names.count * 2 + near.count * length
    return near
  }
}
