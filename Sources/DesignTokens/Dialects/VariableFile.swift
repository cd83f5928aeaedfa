import ThemeSyntax

/// Files of one collection of variables: `modes` by identifier, and `variables` with `valuesByMode`.
extension TokenReader {
  /// The sheet of such a file.
  mutating func variables(_ root: TokenFiles.Node, under prefix: TextID?) -> Int {
    sheet(of: root, under: prefix) { reader, sheet in
      reader.noteShape(.variables, root)
      let parent = reader.declarePrefix(prefix, root, into: &sheet)
      reader.readModeNames(root, into: &sheet)
      guard let list = reader.files.value(of: .variables, in: root) else { return }
      for item in reader.files.items(list) {
        reader.declareVariable(item, under: prefix, parent: parent, into: &sheet)
      }
      for (_, item) in reader.files.entries(list) {
        reader.declareVariable(item, under: prefix, parent: parent, into: &sheet)
      }
    }
  }

  private mutating func readModeNames(_ root: TokenFiles.Node, into sheet: inout TokenSheet) {
    guard let modes = files.value(of: .modes, in: root) else { return }
    for (key, value) in files.entries(modes) {
      if let key = files.text(key), let name = files.text(value) { sheet.modeNames[key] = name }
    }
    for item in files.items(modes) {
      guard let id = files.value(of: .modeId, in: item), let key = files.text(id),
        let name = files.value(of: .name, in: item).flatMap({ files.text($0) })
      else { continue }
      sheet.modeNames[key] = name
    }
  }

  private mutating func declareVariable(
    _ item: TokenFiles.Node, under prefix: TextID?, parent: Int32, into sheet: inout TokenSheet
  ) {
    guard let nameNode = files.value(of: .name, in: item), let text = files.string(nameNode),
      let modes = files.value(of: .valuesByMode, in: item)
    else { return }
    let name = files.texts.intern(
      text.split(separator: "/").map { part in
        String(part).trimmed
      }.joined(separator: "."))
    var fields = TokenFields()
    fields.modes = modes
    fields.type = files.value(of: .resolvedType, in: item) ?? files.value(of: .type, in: item)
    fields.description = files.value(of: .description, in: item)
    fields.isStandard = false
    let place = files.range(nameNode)
    declareToken(name, at: place, fields, under: prefix, parent: parent, into: &sheet)
    if let id = files.value(of: .id, in: item).flatMap({ files.text($0) }) {
      variableNames[id] = path(prefix, name)
    }
  }
}
