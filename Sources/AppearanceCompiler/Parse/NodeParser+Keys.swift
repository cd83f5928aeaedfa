import ThemeSyntax

extension NodeParser {
  /// Reports a key that its mapping does not have; returns the key that seems to be meant.
  @discardableResult
  mutating func unknownKey(_ key: NodeID, in section: Section) -> Word? {
    guard !tree.isReported(key) else { return nil }
    let written = string(key)
    if let word = word(key), let owner = Section.owner(of: word) {
      error(
        "misplaced-key", "'\(written)' is a key of \(owner.title), not of \(section.title)", at: key
      )
      return nil
    }
    let nearest = nearest(written, in: section.keys.map(\.rawValue))
    var message = "unknown key '\(written)' in \(section.title)"
    if nearest == nil { message += "; it takes \(list(section.keys.map(\.rawValue)))" }
    error("unknown-key", message + didYouMean(nearest), at: key, fix: nearest)
    return section.keys.first { $0.rawValue == nearest }
  }

  /// Reports the keys that a mapping has to have and has not, at the key that holds the mapping.
  mutating func missingKeys(
    _ needed: [Word], seen: [Word], of what: String, at key: NodeID, _ reason: String = ""
  ) {
    let missing = needed.filter { !seen.contains($0) }.map { "'\($0.rawValue)'" }
    guard !missing.isEmpty else { return }
    error(
      "missing-key", "\(what) needs \(missing.joined(separator: " and "))\(reason)", at: key)
  }
}
