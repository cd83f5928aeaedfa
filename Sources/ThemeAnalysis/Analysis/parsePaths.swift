import OutputText
import ThemeModel
import ThemeSyntax

extension NodeParser {
  private static let most = 1_000

  /// A path as written, without expansion; `what` is its key, `kind` the kind of file.
  mutating func path(
    _ node: NodeID, _ what: String, _ kind: String, hasOption: Bool = true
  ) -> String? {
    guard let path = text(node, what).map({ texts.string($0.value) }) else { return nil }
    if path.first == "~" {
      error(
        "wrong-type", "\(what) is a \(kind) relative to this file; only a shell replaces '~'",
        at: node)
      return nil
    }
    let marks = path.indices.filter { path[$0] == "$" }
    let isVariable = marks.contains { mark in
      path[path.index(after: mark)...].first.map { $0.isLetter || "_{(".contains($0) } ?? false
    }
    guard !isVariable else {
      error(
        "wrong-type",
        "\(what) is a \(kind) relative to this file; variables are not replaced"
          + (hasOption ? ", '--\(what.dropFirst().dropLast())' takes one from a shell" : ""),
        at: node)
      return nil
    }
    return path
  }

  mutating func rulePages(_ node: NodeID) -> RulePages? {
    let takes = RulePages.phrase
    guard let text = text(node, "'documentation'", takes: takes) else { return nil }
    if let pages = RulePages(texts.string(text.value)) { return pages }
    reportWrong(node, "'documentation'", takes: takes)
    return nil
  }

  mutating func patterns(_ node: NodeID, _ what: String) -> [PathPattern] {
    let nodes = items(node, what, atMost: Self.most, "patterns") ?? []
    return nodes.compactMap { item in
      let takes = "a path from this file's folder, such as \"Legacy/**\""
      guard let text = text(item, what, takes: takes) else { return nil }
      let written = texts.string(text.value)
      if written.utf8.count <= ThemeLimits.path, let pattern = PathPattern(written) {
        return pattern
      }
      reportWrong(item, what, takes: takes)
      return nil
    }
  }

  mutating func overrides(
    _ node: NodeID, over configuration: Configuration
  ) -> [Configuration.Override] {
    guard tree.kind(node) == .sequence else {
      guard text(node, "'overrides'", takes: "a list of mappings") != nil else { return [] }
      let shape = shape(node)
      error("wrong-type", "'overrides' takes a list of mappings, not \(shape)", at: node)
      return []
    }
    let items = items(node, "'overrides'", atMost: Self.most) ?? []
    return items.compactMap { item in
      guard isMapping(item, "an override") else { return nil }
      var files: [PathPattern] = []
      var isForAny = false
      var own = configuration
      own.overrides = []
      for (key, value) in tree.entries(item) {
        if string(key) == Section.filesOfOverride {
          files = patterns(value, "'files'")
          isForAny = true
        } else if let name = ConfigurationKey(rawValue: string(key)), name.scope == .themes {
          read(name, value, into: &own)
        } else {
          unknownKey(key, in: .override)
        }
      }
      if !isForAny {
        error("missing-key", "an override needs 'files', the themes it applies to", at: item)
      }
      return files.isEmpty ? nil : Configuration.Override(files: files, configuration: own)
    }
  }
}
