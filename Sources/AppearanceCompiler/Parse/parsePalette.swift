import ThemeSyntax

extension NodeParser {
  /// The most bytes that the paths of all palette colors and groups take together.
  private static let mostPathBytes = 32 << 20

  /// The palette, its nested names joined by dots.
  mutating func palette(_ node: NodeID) -> PaletteDocument {
    var palette = PaletteDocument()
    guard isMapping(node, "'palette'") else {
      lacksNames = true
      return palette
    }
    group(node, prefix: "", in: [], into: &palette)
    return palette
  }

  private mutating func group(
    _ node: NodeID, prefix: String, in groups: [TextID], into palette: inout PaletteDocument
  ) {
    for (key, value) in tree.entries(node) {
      let name = string(key)
      guard !name.isEmpty, !name.utf8.contains(where: { $0 == 0x2E || $0 == 0x7B || $0 == 0x7D })
      else {
        lacksNames = true
        error(
          "unusable-name", "a palette name is not empty and has no dot or brace in it", at: key)
        continue
      }
      pathBytes += prefix.utf8.count + name.utf8.count
      guard pathBytes <= Self.mostPathBytes else {
        lacksNames = true
        error(
          "palette-too-large",
          "names of palette colors take no more than 32 MiB, each with the names of its groups",
          at: key)
        return
      }
      let path = texts.intern(prefix + name)
      if tree.kind(value) == .mapping, tree.unquotedReference(value) == nil, !isAdaptive(value) {
        palette.groups.append(path)
        group(value, prefix: prefix + name + ".", in: groups + [path], into: &palette)
      } else {
        palette.entries.append(
          PaletteDocument.Entry(
            path: path, pathRange: tree.range(key), groups: groups,
            color: color(value, "'\(prefix + name)'", of: key)))
      }
    }
  }

  /// Whether a mapping is an adaptive color rather than a group: its keys are variants, a few of
  /// them misspelt.
  private func isAdaptive(_ node: NodeID) -> Bool {
    var hasVariant = false
    for (key, value) in tree.entries(node) {
      if let word = word(key), Section.variants.contains(word) {
        hasVariant = true
      } else if tree.kind(value) == .mapping
        || nearest(string(key), in: Section.variants.map(\.rawValue)) == nil
      {
        return false
      }
    }
    return hasVariant
  }
}
