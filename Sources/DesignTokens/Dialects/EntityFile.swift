import ThemeSyntax

/// Entity files: a list of tokens with full names.
extension TokenReader {
  func entities(_ root: TokenNode, under prefix: TextID?) -> Int {
    sheet(of: .node(root), under: prefix) {
      noteShape(.entities, root)
      let parent = declarePrefix(root)
      for item in files.items(of: .entities, in: root) {
        guard let id = files.value(of: .id, in: item) ?? files.value(of: .name, in: item),
          let name = files.text(id), let value = files.value(of: .value, in: item)
        else { continue }
        declareToken(name, at: files.range(id), olderFields(of: item, value), parent: parent)
      }
    }
  }
}
