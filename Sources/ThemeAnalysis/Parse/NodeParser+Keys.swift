import OutputText
package import ThemeModel
package import ThemeSyntax

extension NodeParser {
  /// Reports an unknown key; returns the word that seems to be meant.
  @discardableResult
  package mutating func unknownKey(_ key: NodeID, in section: Section) -> Word? {
    unknownName(key, in: section).flatMap { Word(rawValue: $0) }
  }

  mutating func unknownName(_ key: NodeID, in section: Section) -> String? {
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
    if let owners = Section.owners(of: name) {
      return ("misplaced-key", "'\(written)' is a key of \(owners), not of \(section.title)")
    }
    let bars = isConfiguration ? [] : UIKitPath.bars(having: name).map { "'\($0.name)'" }
    if !bars.isEmpty {
      return ("misplaced-key", "'\(written)' belongs in \(list(bars)), not in \(section.title)")
    }
    let outside = OutsideKey.all.first { $0.name == name }
    return outside.map { ("unsupported-key", "UIKit has '\(name)'; themes do not: \($0.advice)") }
  }

  /// Reads a mapping's entries, misspelt keys as the nearest one; `read` returns false for a word
  /// that is no key.
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

  /// True if the mapping has no such key and no misspelt key was read as it.
  mutating func takes(_ word: Word, for node: NodeID) -> Bool {
    texts.identifier(of: word.rawValue).map { takes($0, for: node) } ?? false
  }

  mutating func takes(_ key: TextID, for node: NodeID) -> Bool {
    if takenKeys[node] == nil {
      takenKeys[node] = Set(tree.entries(node).compactMap { tree.text($0.key) })
    }
    return takenKeys[node]?.insert(key).inserted ?? false
  }

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

// MARK: - Keys in the wrong place

extension NodeParser {
  /// Reports a configuration file in place of a theme once, not key by key; false if it is one.
  mutating func reportOtherFile() -> Bool {
    let keys = tree.entries(tree.root).map(\.key)
    let (names, own) = (Set(Section.configuration.names), Set(Section.theme.names))
    guard let first = keys.first(where: { names.contains(string($0)) }),
      !keys.contains(where: { own.contains(string($0)) })
    else { return true }
    document.lacksNames = true
    let written = shown(first)
    error(
      "misplaced-key",
      "'\(written)' is a key of a configuration; the file is one, not a theme, and counts as "
        + "'\(Configuration.fileName)' beside its themes", at: first)
    return false
  }

  /// Reports and reads an appearance at the top level; nil for other unknown keys.
  mutating func appearanceOutside(_ key: NodeID, _ node: NodeID) -> AppearanceDocument? {
    guard Section.owners(of: string(key)) == nil, tree.kind(node) == .mapping,
      KeySynonym.key(meantBy: string(key), among: Section.theme.names) == nil,
      let name = tree.text(key), tree.entries(node).contains(where: { word($0.key)?.bar != nil })
    else { return nil }
    let written = shown(key)
    error(
      "misplaced-key",
      "appearance '\(written)' belongs under 'appearances:'; move it there and indent it", at: key)
    return appearance(named: Located(name, at: tree.range(key)), node)
  }
}
