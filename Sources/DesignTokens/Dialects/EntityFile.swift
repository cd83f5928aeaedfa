import ThemeSyntax

/// Files of entities: a list of tokens, each with its whole name.
extension TokenReader {
  /// The sheet of such a file.
  mutating func entities(_ root: TokenFiles.Node, under prefix: TextID?) -> Int {
    sheet(of: root, under: prefix) { reader, sheet in
      reader.noteShape(.entities, root)
      let parent = reader.declarePrefix(prefix, root, into: &sheet)
      let list = reader.files.value(of: .entities, in: root)
      for item in list.map({ reader.files.items($0) }) ?? [] {
        guard
          let id = reader.files.value(of: .id, in: item) ?? reader.files.value(of: .name, in: item),
          let name = reader.files.text(id), reader.files.value(of: .value, in: item) != nil
        else { continue }
        var found = FoundFields()
        for (key, value) in reader.files.entries(item) { found.take(key, value, reader.files) }
        var fields = found.fields
        fields.value = found.older?.value
        fields.isStandard = false
        reader.declareToken(
          name, at: reader.files.range(id), fields, under: prefix, parent: parent, into: &sheet)
      }
    }
  }
}
