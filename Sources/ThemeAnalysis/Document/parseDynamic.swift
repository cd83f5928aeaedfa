import ThemeModel
import ThemeSyntax

extension NodeParser {
  mutating func dynamic(_ node: NodeID) -> [DynamicDocument] {
    guard isMapping(node, "'dynamic'"), !reportBareMembers(node) else { return [] }
    return entries(
      of: node, "dynamic appearances", "a dynamic appearance's name", inherited: .dynamic
    ) { parser, name, key, value in
      guard let members = parser.dynamicMembers(value, of: key)?.texts else {
        parser.document.reportedNames.append(name.value)
        return nil
      }
      return DynamicDocument(name: name, members: members)
    }
  }

  /// Reports members without a dynamic appearance's name above them: `dynamic: { light: day }`.
  private mutating func reportBareMembers(_ node: NodeID) -> Bool {
    let entries = tree.entries(node)
    guard let first = entries.first(where: { word($0.key)?.isVariant == true }),
      entries.allSatisfy({ word($0.key)?.isVariant == true && tree.kind($0.value).isScalar })
    else { return false }
    document.lacksNames = true
    let members = entries.map { "\(shown($0.key)): \(shown($0.value))" }.joined(separator: ", ")
    error(
      "wrong-type",
      "a dynamic appearance has a name above its members; write 'system: { \(members) }'",
      at: first.key)
    return true
  }

  private mutating func dynamicMembers(_ node: NodeID, of name: NodeID) -> AdaptiveMembers? {
    let what = "dynamic appearance '\(shown(name))'"
    guard isMapping(node, what) else { return nil }
    var members = AdaptiveMembers()
    for (key, value) in tree.entries(node) {
      guard let word = variant(key, among: node, in: .dynamic, &members) else { continue }
      members.take(word, text(value, "'\(word.rawValue)'", takes: "an appearance's name"))
    }
    reportMissing(members, of: what, at: name)
    return members
  }
}
