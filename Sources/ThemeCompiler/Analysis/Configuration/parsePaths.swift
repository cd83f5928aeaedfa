import OutputText
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
    return items.compactMap { item -> Configuration.Override? in
      guard isMapping(item, "an override") else { return nil }
      var override = Configuration.Override(files: [], configuration: configuration)
      let seen = read(item, as: Configuration.Override.mapping, into: &override)
      reportMissing(
        .override, in: item, seen: seen, of: "an override", at: item,
        ", the themes it applies to")
      return override.files.isEmpty ? nil : override
    }
  }
}

extension Shape where Value == [PathPattern] {
  static var patterns: Shape {
    Shape(.shape("pathPatterns", "a pattern of paths or a list of them")) {
      $0.patterns($1.value, $1.what)
    }
  }
}
