import OutputText
package import ThemeSyntax

extension NodeParser {
  /// Reports an unknown key; returns the one that seems to be meant.
  @discardableResult
  package mutating func unknownKey(_ key: NodeID, in section: Section) -> String? {
    guard !tree.isReported(key) else { return nil }
    // Findings past the limit are only counted and need no advice.
    guard diagnostics.hasRoom(for: "unknown-key", .error, in: tree.file) else {
      error("unknown-key", "", at: key)
      return nil
    }
    let name = string(key)
    let meant = KeySynonym.key(meantBy: name, among: section.names)
    if meant == nil, let (id, message) = elsewhere(key, in: section) {
      error(id, message, at: key)
      return nil
    }
    let nearest = meant?.name ?? nearestName(to: name, in: section.names, for: "unknown-key")
    let written = shown(key)
    let advice = nearest == nil ? keys(of: section, near: name) : didYouMean(nearest)
    error(
      "unknown-key", "unknown key '\(written)' in \(section.title)\(advice)", at: key,
      fix: nearest, isExact: meant?.isExact ?? false)
    return nearest
  }

  /// The finding on a key that another mapping has, or only UIKit; nil for other keys.
  private func elsewhere(_ key: NodeID, in section: Section) -> (id: String, message: String)? {
    let (name, written) = (string(key), shown(key))
    if let owner = owner(name), owner != section.title {
      return ("misplaced-key", "'\(written)' is a key of \(owner), not of \(section.title)")
    }
    let bars = isConfiguration ? [] : UIKitPath.bars(having: name).map { "'\($0.name)'" }
    if !bars.isEmpty {
      return ("misplaced-key", "'\(written)' belongs in \(list(bars)), not in \(section.title)")
    }
    let outside = OutsideKey.all.first { $0.name == name }
    return outside.map { ("unsupported-key", "UIKit has '\(name)'; themes do not: \($0.advice)") }
  }

  private func keys(of section: Section, near name: String) -> String {
    let names = section.names
    let most = 5
    guard names.count > most else { return "; it takes \(list(names))" }
    let few = nearestFew(name, in: names, count: most).joined(separator: ", ")
    return "; the nearest of its \(names.count) keys are \(few); all are in "
      + "'appearance schema \(isConfiguration ? "config" : "theme")'"
  }

  /// The word that a text equals, ignoring case, typographic quotes and unusual spaces.
  func sameWord(as text: String, in words: [String]) -> String? {
    let inner = UnusualBlank.replaced(in: TypographicQuotes.stripped(text) ?? text)
    let letters = inner.lowercased().filter { !$0.isWhitespace }
    return words.first { $0.lowercased() == letters }
  }

  /// Claims a key for a misspelt one; false if the mapping has it or another key claimed it.
  mutating func takes(_ key: TextID, for node: NodeID) -> Bool {
    if takenKeys[node] == nil {
      takenKeys[node] = Set(tree.entries(node).compactMap { tree.text($0.key) })
    }
    return takenKeys[node]?.insert(key).inserted ?? false
  }
}
