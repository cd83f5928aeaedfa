import OutputText
package import ThemeModel
package import ThemeSyntax

extension NodeParser {
  /// Reports a key that its mapping does not have; returns the word that seems to be meant.
  @discardableResult
  package mutating func unknownKey(_ key: NodeID, in section: Section) -> Word? {
    unknownName(key, in: section).flatMap { Word(rawValue: $0) }
  }

  /// Reports a key that its mapping does not have; returns the key that seems to be meant.
  mutating func unknownName(_ key: NodeID, in section: Section) -> String? {
    guard !tree.isReported(key) else { return nil }
    // What is only counted has no advice.
    guard diagnostics.hasRoom(for: "unknown-key", .error, in: tree.file) else {
      error("unknown-key", "", at: key)
      return nil
    }
    let written = shown(key)
    let name = string(key)
    let names = section.names
    if let meant = KeySynonym.key(meantBy: name, among: names) {
      error(
        "unknown-key",
        "unknown key '\(written)' in \(section.title)\(didYouMean(meant.name))", at: key,
        fix: meant.name, isExact: meant.isExact)
      return meant.name
    }
    if let owners = Section.owners(of: name) {
      error(
        "misplaced-key", "'\(written)' is a key of \(owners), not of \(section.title)", at: key)
      return nil
    }
    let bars = isConfiguration ? [] : UIKitPath.bars(having: name)
    if !bars.isEmpty {
      error(
        "misplaced-key",
        "'\(written)' belongs in \(list(bars.map { "'\($0.name)'" })), not in \(section.title)",
        at: key)
      return nil
    }
    if let outside = OutsideKey.all.first(where: { $0.name == name }) {
      error("unsupported-key", "UIKit has '\(name)'; themes do not: \(outside.advice)", at: key)
      return nil
    }
    let nearest = nearestName(to: name, in: names, for: "unknown-key")
    let advice = nearest == nil ? keys(of: section, near: name) : didYouMean(nearest)
    error(
      "unknown-key", "unknown key '\(written)' in \(section.title)\(advice)", at: key,
      fix: nearest)
    return nearest
  }

  /// Reads the entries of a mapping by their keys; `read` is false for a word that is none.
  ///
  /// A misspelt key is read as the one that seems to be meant: what else is wrong is in there.
  mutating func readEntries(
    of node: NodeID, in section: Section,
    _ read: (inout NodeParser, Word?, _ key: NodeID, _ value: NodeID) -> Bool
  ) {
    for (key, value) in tree.entries(node) {
      if read(&self, word(key), key, value) { continue }
      guard let meant = unknownKey(key, in: section), takes(meant, for: node) else { continue }
      _ = read(&self, meant, key, value)
    }
  }

  /// What a mapping takes in place of an unknown key, all its keys where they are few, else the nearest.
  private func keys(of section: Section, near name: String) -> String {
    let names = section.names
    let most = 5
    guard names.count > most else { return "; it takes \(list(names))" }
    let few = nearestFew(name, in: names, count: most).joined(separator: ", ")
    return "; the nearest of its \(names.count) keys are \(few); all are in "
      + "'appearance schema \(isConfiguration ? "config" : "theme")'"
  }

  /// The one of some words that a text is but for its case, typographic quotes or unusual blanks.
  func sameWord(as text: String, in words: [String]) -> String? {
    let inner = UnusualBlank.replaced(in: TypographicQuotes.stripped(text) ?? text)
    let letters = inner.lowercased().filter { !$0.isWhitespace }
    return words.first { $0.lowercased() == letters }
  }

  /// Whether a mapping has no key of a word, and no earlier one was taken for it.
  mutating func takes(_ word: Word, for node: NodeID) -> Bool {
    texts.identifier(of: word.rawValue).map { takes($0, for: node) } ?? false
  }

  /// Whether a mapping has no key of a text, and no earlier one was taken for it.
  mutating func takes(_ key: TextID, for node: NodeID) -> Bool {
    if takenKeys[node] == nil {
      takenKeys[node] = Set(tree.entries(node).compactMap { tree.text($0.key) })
    }
    return takenKeys[node]?.insert(key).inserted ?? false
  }

  /// Reports the keys that a mapping has to have and has not, at the key that holds the mapping.
  package mutating func missingKeys(
    _ needed: [Word], seen: [Word], of what: @autoclosure () -> String, at key: NodeID,
    _ reason: String = ""
  ) {
    let missing = needed.filter { !seen.contains($0) }.map { "'\($0.rawValue)'" }
    guard !missing.isEmpty else { return }
    error(
      "missing-key", "\(what()) needs \(missing.joined(separator: " and "))\(reason)", at: key)
  }
}
