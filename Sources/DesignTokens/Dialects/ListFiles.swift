import ThemeSyntax

/// Files of one collection: `modes` by identifier, and `variables` with `valuesByMode`.
extension TokenReader {
  func variables(_ root: TokenNode, under prefix: TextID?) -> Int {
    sheet(of: .node(root), under: prefix) {
      files.note(.foreignFile, at: files.start(of: root), "file of variables")
      declarePrefix(root)
      if let modes = files.value(of: .modes, in: root) { readNames(of: modes) }
      guard let list = files.value(of: .variables, in: root) else { return }
      for item in files.values(list) { declareVariable(item) }
    }
  }

  private func readNames(of modes: TokenNode) {
    for (key, value) in files.entries(modes) {
      if let key = files.text(key), let name = files.text(value) { sheet.modeNames[key] = name }
    }
    for item in files.items(modes) {
      guard let key = files.text(of: .modeId, in: item), let name = files.text(of: .name, in: item)
      else { continue }
      sheet.modeNames[key] = name
    }
  }

  private func declareVariable(_ item: TokenNode) {
    guard let nameNode = files.value(of: .name, in: item), let text = files.string(nameNode),
      let modes = files.value(of: .valuesByMode, in: item)
    else { return }
    let names = text.split(separator: "/").map { String($0).trimmed }
    let name = files.texts.intern(names.joined(separator: "."))
    var fields = TokenFields()
    fields.modes = modes
    fields.type = files.value(of: .resolvedType, in: item) ?? files.value(of: .type, in: item)
    fields.description = files.value(of: .description, in: item)
    fields.isStandard = false
    declareToken(name, at: files.range(nameNode), fields)
    if let id = files.text(of: .id, in: item) { variableNames[id] = path(sheet.pathPrefix, name) }
  }
}

/// Entity files: a list of tokens with full names.
extension TokenReader {
  func entities(_ root: TokenNode, under prefix: TextID?) -> Int {
    sheet(of: .node(root), under: prefix) {
      files.note(.foreignFile, at: files.start(of: root), "file of entities")
      declarePrefix(root)
      for item in files.items(of: .entities, in: root) {
        guard let id = files.value(of: .id, in: item) ?? files.value(of: .name, in: item),
          let name = files.text(id), let value = files.value(of: .value, in: item)
        else { continue }
        declareToken(name, at: files.range(id), olderFields(of: item, value))
      }
    }
  }
}
