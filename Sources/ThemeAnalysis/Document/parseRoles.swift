import ThemeModel
import ThemeSyntax

extension NodeParser {
  mutating func roles(_ node: NodeID) -> [RoleDocument] {
    guard isMapping(node, "'roles'") else { return [] }
    return entries(of: node, "roles", "a role's name", inherited: .role) {
      parser, name, key, value in
      parser.role(named: name, key, value)
    }
  }

  private mutating func role(
    named name: Located<TextID>, _ owner: NodeID, _ node: NodeID
  ) -> RoleDocument {
    let what = "role '\(shown(owner))'"
    guard tree.kind(node) == .mapping, tree.unquotedReference(node) == nil else {
      return RoleDocument(name: name, color: color(node, what, of: owner))
    }
    guard !reportComponents(node) else { return RoleDocument(name: name, color: nil) }
    var role = RoleDocument(name: name)
    var members = AdaptiveMembers()
    for (key, value) in tree.entries(node) {
      switch word(key) {
      case .inverse where isUnset(value): break
      case .inverse: role.inverse = color(value, "'inverse'", of: key)
      default:
        guard let word = variant(key, among: node, in: .role, &members) else { continue }
        members.take(word, member(value, "'\(word.rawValue)'"))
      }
    }
    role.color = finish(members, of: owner, what).map { Located($0, at: tree.range(node)) }
    return role
  }
}
