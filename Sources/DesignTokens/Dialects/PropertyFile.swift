import ThemeSyntax

/// Files of properties and aliases: `global`, `imports`, `aliases` and `props`, names without groups.
extension TokenReader {
  /// The sheets of such a file and of those it imports, each once, imported ones first.
  mutating func properties(_ root: TokenFiles.Node, under prefix: TextID?) -> [Int] {
    var sheets: [Int] = []
    var seen: Set<Int32> = []
    collectProperties(root, under: prefix, depth: 0, &seen, &sheets)
    return sheets
  }

  private mutating func collectProperties(
    _ root: TokenFiles.Node, under prefix: TextID?, depth: Int, _ seen: inout Set<Int32>,
    _ sheets: inout [Int]
  ) {
    guard seen.insert(root.file).inserted else { return }
    let folder = SourcePath.folder(files.sources[Int(root.file)].path)
    let imports = files.value(of: .imports, in: root).map { files.items($0) } ?? []
    for item in imports {
      guard let path = files.string(item) else { continue }
      guard depth < 64 else {
        files.refuse(path, "imports lead through more than 64 files", at: files.range(item))
        return
      }
      guard let target = relative(path, to: folder, at: files.range(item)),
        let file = files.file(at: target, named: files.range(item)), let next = files.root(file)
      else { continue }
      if files.shape(of: next) == .properties {
        collectProperties(next, under: prefix, depth: depth + 1, &seen, &sheets)
      } else {
        sheets.append(groups(next, under: prefix))
      }
    }
    sheets.append(propertySheet(root, under: prefix))
  }

  /// A path in a file, as seen from where the themes' paths start; nil for one that is refused.
  mutating func relative(_ path: String, to folder: String, at range: SourceRange) -> String? {
    guard path.utf8.first != 0x2F, !(path.utf8.contains(0x3A) && path.contains("://"))
    else {
      files.refuse(path, "paths are relative to the file that names them", at: range)
      return nil
    }
    return SourcePath.join(folder, path)
  }

  private mutating func propertySheet(_ root: TokenFiles.Node, under prefix: TextID?) -> Int {
    sheet(of: root, under: prefix) { reader, sheet in
      reader.noteShape(.properties, root)
      let parent = reader.declarePrefix(prefix, root, into: &sheet)
      if let aliases = reader.files.value(of: .aliases, in: root) {
        for (key, value) in reader.files.entries(aliases) {
          reader.declareProperty(
            key, value, common: nil, under: prefix, parent: parent, into: &sheet)
        }
      }
      let common = reader.files.value(of: .global, in: root).flatMap {
        reader.files.value(of: .type, in: $0)
      }
      guard let props = reader.files.value(of: .props, in: root) else { return }
      let type = common.flatMap { reader.files.text($0) }
      for (key, value) in reader.files.entries(props) {
        reader.declareProperty(
          key, value, common: type, under: prefix, parent: parent, into: &sheet)
      }
      for item in reader.files.items(props) {
        guard let name = reader.files.value(of: .name, in: item) else { continue }
        reader.declareProperty(
          name, item, common: type, under: prefix, parent: parent, into: &sheet)
      }
    }
  }

  /// Declares an alias or a property: a text, or a mapping with its value.
  private mutating func declareProperty(
    _ key: TokenFiles.Node, _ value: TokenFiles.Node, common: TextID?, under prefix: TextID?,
    parent: Int32, into sheet: inout TokenSheet
  ) {
    guard let name = files.text(key) else { return }
    var fields = TokenFields()
    if files.isScalar(value) {
      fields.value = value
    } else {
      var found = FoundFields()
      for (key, value) in files.entries(value) { found.take(key, value, files) }
      fields = found.fields
      fields.value = fields.value ?? found.older?.value
    }
    fields.isStandard = false
    fields.commonType = common
    guard fields.value != nil else { return }
    declareToken(
      name, at: files.range(key), fields, under: prefix, parent: parent, into: &sheet)
  }
}
