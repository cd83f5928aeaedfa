/// The candidate that was most likely meant, the first of equals; nil when none is near enough.
///
/// The beginning of just one candidate will do as well.
package func nearest(_ word: String, in candidates: [String]) -> String? {
  let best = EditDistance.nearest(to: word, among: candidates, longest: 100) {
    Array($0.unicodeScalars)
  }
  guard best == nil, (4...100).contains(word.unicodeScalars.count) else { return best }
  let longer = candidates.filter { $0.hasPrefix(word) }
  return longer.count == 1 ? longer.first : nil
}

/// Finds what names out of long lists were meant, as long as that takes no more than a moment.
package struct NameSuggestions {
  private var names: [String] = []
  /// How many bytes of names may still be compared.
  private var budget = 2 << 20

  package init() {}

  /// The shortest name out of `count` ones that ends in a part of it that a word is; nil where none does, or where
  /// many were looked for before.
  package mutating func ending(
    in word: String, among count: Int, _ list: () -> [String]
  ) -> String? {
    guard budget > 0 else { return nil }
    if names.count != count { names = list() }
    budget -= names.count * 2
    let suffix = Array(".\(word)".utf8)
    let ending = names.filter { $0.utf8.suffix(suffix.count).elementsEqual(suffix) }
    return ending.min { $0.utf8.count < $1.utf8.count }
  }

  /// The names out of `count` ones that are in a group; none where many were looked for before.
  package mutating func members(
    of group: String, among count: Int, _ list: () -> [String]
  ) -> [String] {
    guard budget > 0 else { return [] }
    if names.count != count { names = list() }
    budget -= names.count * 2
    let prefix = Array("\(group).".utf8)
    return names.filter { $0.utf8.starts(with: prefix) }
  }

  /// The name out of `count` ones, or of some others, that was most likely meant by a word; nil where
  /// none is near enough, or where many were looked for before.
  package mutating func nearest(
    _ word: String, or others: [String] = [], among count: Int, _ list: () -> [String]
  ) -> String? {
    guard budget > 0 else { return nil }
    if names.count != count { names = list() }
    return ColorScience.nearest(word, in: near(word, among: names) + others)
  }

  /// The candidate that was most likely meant by a word; nil where none is near enough, or where many were looked for
  /// before.
  package mutating func nearest(_ word: String, in candidates: [String]) -> String? {
    guard budget > 0 else { return nil }
    return ColorScience.nearest(word, in: near(word, among: candidates))
  }

  /// The names of a length near to a word's; counts what it takes to compare them.
  private mutating func near(_ word: String, among names: [String]) -> [String] {
    let length = word.utf8.count
    // A letter takes up to four bytes.
    let near = names.filter { $0.utf8.count <= 4 * length + 8 && length <= 4 * $0.utf8.count + 8 }
    budget -= names.count * 2 + near.count * length
    return near
  }
}
