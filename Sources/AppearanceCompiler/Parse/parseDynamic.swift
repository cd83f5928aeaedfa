import ThemeSyntax

extension NodeParser {
  /// The names that follow the traits.
  mutating func dynamic(_ node: NodeID) -> [DynamicDocument] {
    guard isMapping(node, "'dynamic'") else { return [] }
    var documents: [DynamicDocument] = []
    for (key, value) in tree.entries(node) {
      guard let name = text(key, "a dynamic appearance's name"),
        let members = dynamicMembers(value, of: "dynamic appearance '\(string(key))'")
      else { continue }
      guard let light = members.light, let dark = members.dark else { continue }
      documents.append(
        DynamicDocument(
          name: name, light: light, dark: dark, lightHighContrast: members.lightHighContrast,
          darkHighContrast: members.darkHighContrast))
    }
    return documents
  }

  private mutating func dynamicMembers(_ node: NodeID, of what: String) -> AdaptiveMembers? {
    guard isMapping(node, what) else { return nil }
    var members = AdaptiveMembers()
    for (key, value) in tree.entries(node) {
      guard let word = word(key), Section.variants.contains(word) else {
        unknownKey(key, in: .dynamic)
        continue
      }
      members.take(word, text(value, "'\(word.rawValue)'"))
    }
    let missing = [Word.light, .dark].filter { !members.seen.contains($0) }
    if !missing.isEmpty {
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      error("missing-key", "\(what) needs \(names)", at: node)
    }
    return members
  }
}
