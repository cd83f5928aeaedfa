/// Finds what may be meant by names out of a long list, as long as that takes no more than a moment.
struct NameSuggestions {
  private var names: [String] = []
  /// How many bytes of names may still be compared.
  private var budget = 8 << 20

  /// The name out of `count` ones, or of some others, that was most likely meant by a word; nil where
  /// none is near enough, or where many were looked for before.
  mutating func nearest(
    _ word: String, or others: [String] = [], among count: Int, _ list: () -> [String]
  ) -> String? {
    guard budget > 0 else { return nil }
    if names.count != count { names = list() }
    let length = word.utf8.count
    // A letter takes up to four bytes.
    let near = names.filter { $0.utf8.count <= 4 * length + 8 && length <= 4 * $0.utf8.count + 8 }
    budget -= names.count * 2 + near.count * length
    return AppearanceCompiler.nearest(word, in: near + others)
  }
}
