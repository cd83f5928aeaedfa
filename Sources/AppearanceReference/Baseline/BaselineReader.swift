import ColorScience
package import ThemeSyntax

extension Baseline {
  /// Reads a baseline; nil with errors that say what is wrong with the file.
  package static func read(_ source: SourceFile) -> (Baseline?, [Diagnostic]) {
    var texts = TextTable()
    // It is JSON whatever it is called.
    let json = SourceFile(path: "baseline.json", bytes: source.bytes)
    let read = readTheme(
      json, file: FileNumbers.baseline, texts: &texts, limits: ReadLimits(.record))
    guard let tree = read.tree, read.diagnostics.isEmpty else {
      return (nil, read.diagnostics.map(\.aboutBaseline))
    }
    var reader = BaselineReader(tree: tree, texts: texts)
    var baseline = reader.baseline()
    baseline.keyPaths = KeyPaths(tree, texts)
    return reader.diagnostics.isEmpty ? (baseline, []) : (nil, reader.diagnostics)
  }
}

extension Diagnostic {
  /// What a reader says of a theme said of a baseline.
  fileprivate var aboutBaseline: Diagnostic {
    switch id {
    case "empty-file", "root-not-mapping":
      Diagnostic(id, "baseline is an object with 'version' and 'findings'", at: range)
    case "json-comment": Diagnostic(id, "comment in JSON, which has none", at: range)
    default: self
    }
  }
}

private struct BaselineReader {
  let tree: SyntaxTree
  let texts: TextTable
  var diagnostics: [Diagnostic] = []
  /// True in version 1: a waived pair has one ratio for all variants.
  private var hasOneRatio = false

  init(tree: SyntaxTree, texts: TextTable) {
    self.tree = tree
    self.texts = texts
  }

  mutating func baseline() -> Baseline {
    let members = members(of: tree.root)
    guard let version = member("version", of: tree.root, members, .plainScalar) else {
      return Baseline([])
    }
    guard ["1", "2"].contains(string(version)) else {
      report("baseline version \(string(version)) is not supported; use 1 or 2", at: version)
      return Baseline([])
    }
    hasOneRatio = string(version) == "1"
    guard let findings = member("findings", of: tree.root, members, .sequence) else {
      return Baseline([])
    }
    return Baseline(tree.items(findings).compactMap { entry($0) })
  }

  private mutating func entry(_ node: NodeID) -> Baseline.Entry? {
    guard tree.kind(node) == .mapping else {
      report("a finding is an object with 'file', 'rule' and so on", at: node)
      return nil
    }
    let members = members(of: node)
    func text(_ key: String) -> NodeID? { member(key, of: node, members, .quotedScalar) }
    guard let file = text("file"), let fingerprint = text("fingerprint"), let rule = text("rule"),
      let message = text("message"), let severity = text("severity")
    else { return nil }
    guard let level = Diagnostic.Severity(rawValue: string(severity)) else {
      report("'severity' takes note, warning or error", at: severity)
      return nil
    }
    guard let theme = members["theme"] == nil ? file : text("theme") else { return nil }
    var entry = Baseline.Entry(
      file: string(file), theme: string(theme), fingerprint: string(fingerprint),
      rule: string(rule), severity: level, message: string(message), range: tree.range(message))
    if members["waived"] != nil {
      guard let value = member("waived", of: node, members, .plainScalar) else { return nil }
      entry.isWaived = true
      if hasOneRatio {
        guard let ratio = ratio("waived", value) else { return nil }
        entry.contrast = Variant.allCases.map { _ in ratio }
      } else if string(value) != "true" {
        report("'waived' takes true", at: value)
        return nil
      }
    }
    guard members["contrast"] != nil else { return entry }
    guard let contrast = member("contrast", of: node, members, .mapping) else { return nil }
    let ratios = self.members(of: contrast)
    entry.contrast = Variant.allCases.map { variant in
      ratios[variant.name].flatMap { ratio(variant.name, $0) }
    }
    return entry
  }

  private mutating func ratio(_ key: String, _ value: NodeID) -> Double? {
    guard let ratio = Double(string(value)), (1...21).contains(ratio) else {
      report("'\(key)' takes a contrast ratio from 1 to 21", at: value)
      return nil
    }
    return ratio
  }

  private mutating func member(
    _ key: String, of node: NodeID, _ members: [String: NodeID], _ kind: SyntaxTree.Kind
  ) -> NodeID? {
    guard let value = members[key] else {
      report("'\(key)' is missing", at: tree.range(node).part(offset: 0, count: 1))
      return nil
    }
    guard tree.kind(value) == kind else {
      let what =
        switch kind {
        case .sequence: "a list"
        case .plainScalar: "a number"
        case .mapping: "an object"
        default: "text"
        }
      report("'\(key)' takes \(what)", at: value)
      return nil
    }
    return value
  }

  private func members(of node: NodeID) -> [String: NodeID] {
    var members: [String: NodeID] = [:]
    for (key, value) in tree.entries(node) {
      members[string(key)] = value
    }
    return members
  }

  private func string(_ node: NodeID) -> String {
    tree.text(node).map { texts.string($0) } ?? ""
  }

  private mutating func report(_ message: String, at node: NodeID) {
    report(message, at: tree.range(node))
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic("broken-baseline", message, at: range))
  }
}
