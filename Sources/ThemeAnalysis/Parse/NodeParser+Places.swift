import ThemeModel
import ThemeSyntax

extension NodeParser {
  /// Reports a configuration file in place of a theme, instead of each of its keys; false for other
  /// files.
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
