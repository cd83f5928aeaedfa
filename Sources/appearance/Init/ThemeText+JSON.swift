internal import OutputText
internal import ThemeModel
internal import ThemeSyntax

/// A theme of YAML written in JSON, which has no comments; nil for what is no theme.
///
/// `schema` is the path of the JSON Schema that its first key names to editors, nil for none.
func themeInJSON(_ yaml: String, schema: String?) -> String? {
  var texts = TextTable(vocabulary: [])
  let source = SourceFile(path: "a.theme.yaml", text: yaml)
  guard let tree = readTheme(source, file: 0, texts: &texts).tree else { return nil }
  let theme = JSONTheme(tree: tree, texts: texts)
  var writer = JSONWriter()
  writer.object { writer in
    if let schema { writer.entry("$schema", schema) }
    theme.writeEntries(of: tree.root, to: &writer)
  }
  return writer.finishText()
}

private struct JSONTheme {
  let tree: SyntaxTree
  let texts: TextTable

  func writeEntries(of node: NodeID, to writer: inout JSONWriter) {
    for (key, value) in tree.entries(node) {
      guard let name = tree.text(key) else { continue }
      writer.key(text: texts.string(name))
      write(value, to: &writer)
    }
  }

  private func write(_ node: NodeID, to writer: inout JSONWriter) {
    switch tree.kind(node) {
    case .mapping where tree.entries(node).allSatisfy({ tree.kind($0.value).isScalar }):
      writer.inlineObject { writeEntries(of: node, to: &$0) }
    case .mapping: writer.object { writeEntries(of: node, to: &$0) }
    case .sequence:
      writer.array { writer in
        for item in tree.items(node) { write(item, to: &writer) }
      }
    default: writer.string(tree.text(node).map { texts.string($0) } ?? "")
    }
  }
}
