import ThemeSyntax

/// Property files: `global`, `imports`, `aliases` and `props`, names without groups.
extension TokenReader {
  /// The sheets of a file and its imports, each once, imports first.
  func properties(_ root: TokenNode, under prefix: TextID?) -> [Int] {
    var seen: Set<Int32> = []
    return properties(root, under: prefix, depth: 0, &seen)
  }

  private func properties(
    _ root: TokenNode, under prefix: TextID?, depth: Int, _ seen: inout Set<Int32>
  ) -> [Int] {
    guard seen.insert(root.file).inserted else { return [] }
    var sheets: [Int] = []
    for item in files.items(of: .imports, in: root) {
      guard let path = files.string(item) else { continue }
      let range = files.range(item)
      guard depth < 64 else {
        files.refuse(path, "imports lead through more than 64 files", at: range)
        return sheets
      }
      guard let target = files.path(path, seenFrom: root, at: range),
        let next = files.root(at: target, named: range)
      else { continue }
      sheets +=
        files.shape(of: next) == .properties
        ? properties(next, under: prefix, depth: depth + 1, &seen) : [groups(next, under: prefix)]
    }
    return sheets + [propertySheet(root, under: prefix)]
  }

  private func propertySheet(_ root: TokenNode, under prefix: TextID?) -> Int {
    sheet(of: .node(root), under: prefix) {
      files.note(.foreignFile, at: files.start(of: root), "file of properties and aliases")
      declarePrefix(root)
      if let aliases = files.value(of: .aliases, in: root) {
        for (key, value) in files.entries(aliases) { declareProperty(key, value) }
      }
      let type = files.value(of: .global, in: root).flatMap { files.text(of: .type, in: $0) }
      guard let props = files.value(of: .props, in: root) else { return }
      for (key, value) in files.entries(props) { declareProperty(key, value, common: type) }
      for item in files.items(props) {
        guard let name = files.value(of: .name, in: item) else { continue }
        declareProperty(name, item, common: type)
      }
    }
  }

  private func declareProperty(_ key: TokenNode, _ value: TokenNode, common: TextID? = nil) {
    let own =
      files.isScalar(value)
      ? value : files.value(of: .dollarValue, in: value) ?? files.value(of: .value, in: value)
    guard let name = files.text(key), let own else { return }
    var fields = olderFields(of: value, own)
    fields.commonType = common
    declareToken(name, at: files.range(key), fields)
  }
}
