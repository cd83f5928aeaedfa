internal import AppearanceReference
internal import OutputText
internal import ThemeCompiler
internal import ThemeSyntax

/// A theme of YAML written in JSON, which has no comments; nil for what is no theme.
///
/// `schema` is the path of the JSON Schema that its first key names to editors, nil for none.
func themeInJSON(_ yaml: String, schema: String?) -> String? {
  var texts = TextTable(vocabulary: [])
  let source = SourceFile(path: "a.theme.yaml", text: yaml)
  guard let tree = readTheme(source, file: 0, texts: &texts).tree else { return nil }
  let theme = JSONTheme(tree: tree, texts: texts).entries(of: tree.root)
  let head: JSONEntries = ["$schema": schema.map { .text($0) }]
  return JSONNode.object(head.adding(theme)).document
}

private struct JSONTheme {
  let tree: SyntaxTree
  let texts: TextTable

  func entries(of node: NodeID) -> JSONEntries {
    JSONEntries(
      tree.entries(node).compactMap { key, value in
        tree.text(key).map { (texts.string($0), json(value)) }
      })
  }

  private func json(_ node: NodeID) -> JSONNode {
    switch tree.kind(node) {
    case .mapping where tree.entries(node).allSatisfy({ tree.kind($0.value).isScalar }):
      .line(.object(entries(of: node)))
    case .mapping: .object(entries(of: node))
    case .sequence: .array(tree.items(node).map(json))
    default: .text(tree.text(node).map { texts.string($0) } ?? "")
    }
  }
}
