import ColorScience
public import ThemeSyntax

extension Configuration {
  /// Reads a configuration file; what is wrong with it is reported and replaced by its default.
  ///
  /// The ranges of the diagnostics are in file 0.
  public static func read(_ source: SourceFile) -> (Configuration, [Diagnostic]) {
    var texts = TextTable(vocabulary: Word.vocabulary)
    let read = readTheme(source, file: 0, texts: &texts)
    guard let tree = read.tree else { return (Configuration(), read.diagnostics) }
    var parser = NodeParser(tree: tree, texts: texts)
    let configuration = parser.configuration()
    return (configuration, read.diagnostics + parser.diagnostics)
  }
}

extension Section {
  static let configuration = Section(
    title: "the configuration",
    keys: [
      .outputs, .output, .deploymentTarget, .access, .runtime, .backdrop, .lint, .thresholds,
    ])
  static let thresholds = Section(
    title: "thresholds", keys: [.text, .largeText, .nonText])
  static let ruleOptions = Section(title: "a rule's options", keys: [.severity])
}

extension NodeParser {
  fileprivate mutating func configuration() -> Configuration {
    var configuration = Configuration()
    for (key, value) in tree.entries(tree.root) {
      switch word(key) {
      case .outputs: configuration.outputs = outputs(value) ?? configuration.outputs
      case .output:
        configuration.output = text(value, "'output'").map { texts.string($0.value) } ?? ""
      case .deploymentTarget:
        configuration.deploymentTarget = deploymentTarget(value) ?? configuration.deploymentTarget
      case .access:
        configuration.access =
          named(value, "'access'", Configuration.Access.allCases) ?? configuration.access
      case .runtime:
        configuration.runtime =
          named(value, "'runtime'", Configuration.Runtime.allCases) ?? configuration.runtime
      case .backdrop: configuration.backdrops = backdrops(value)
      case .lint: configuration.severities = severities(value)
      case .thresholds: thresholds(value, into: &configuration.thresholds)
      default: unknownKey(key, in: .configuration)
      }
    }
    return configuration
  }

  /// The value of an enumeration by its raw value, reported otherwise with the nearest one.
  private mutating func named<Value: RawRepresentable<String>>(
    _ node: NodeID, _ what: String, _ values: [Value]
  ) -> Value? {
    guard text(node, what) != nil else { return nil }
    let written = string(node)
    if let value = values.first(where: { $0.rawValue == written }) { return value }
    let names = values.map(\.rawValue)
    let nearest = nearest(written, in: names)
    error(
      "unknown-value", "\(what) takes \(list(names)), not '\(written)'\(didYouMean(nearest))",
      at: node, fix: nearest)
    return nil
  }

  private mutating func outputs(_ node: NodeID) -> [String]? {
    let nodes = tree.kind(node) == .sequence ? tree.items(node) : [node]
    let known = Backend.all.map(\.id)
    var outputs: [String] = []
    for item in nodes {
      guard let text = text(item, "'outputs'") else { return nil }
      let name = texts.string(text.value)
      if known.contains(name) {
        outputs.append(name)
      } else {
        let nearest = nearest(name, in: known)
        error(
          "unknown-value", "'outputs' takes \(list(known)), not '\(name)'\(didYouMean(nearest))",
          at: item, fix: nearest)
      }
    }
    return outputs.isEmpty ? nil : outputs
  }

  private mutating func deploymentTarget(_ node: NodeID) -> DeploymentTarget? {
    guard text(node, "'deploymentTarget'") != nil else { return nil }
    let written = string(node)
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else {
      error(
        "wrong-type", "'deploymentTarget' takes an iOS version such as 15.0, not '\(written)'",
        at: node)
      return nil
    }
    guard numbers[0] >= 12 else {
      error("wrong-type", "iOS 12.0 is the oldest deployment target there is code for", at: node)
      return nil
    }
    return DeploymentTarget(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }

  private mutating func backdrops(_ node: NodeID) -> [Color] {
    let nodes = tree.kind(node) == .sequence ? tree.items(node) : [node]
    return nodes.compactMap { item in
      guard let text = text(item, "'backdrop'") else { return nil }
      if case .color(let css)? = try? parseColor(texts.bytes(text.value)).expression {
        return resolved(css).color
      }
      error("unknown-color", "'backdrop' takes colors such as \"#FFFFFF\"", at: item)
      return nil
    }
  }

  private mutating func severities(_ node: NodeID) -> [String: SeverityOverride] {
    var severities: [String: SeverityOverride] = [:]
    guard isMapping(node, "'lint'") else { return severities }
    for (key, value) in tree.entries(node) {
      let id = string(key)
      guard LintRule.all.contains(where: { $0.id == id }) else {
        let nearest = nearest(id, in: LintRule.all.map(\.id))
        error("unknown-rule", "no lint rule '\(id)'\(didYouMean(nearest))", at: key, fix: nearest)
        continue
      }
      severities[id] = severity(value)
    }
    return severities
  }

  private mutating func severity(_ node: NodeID) -> SeverityOverride? {
    guard tree.kind(node) == .mapping else {
      return named(node, "a rule's severity", SeverityOverride.allCases)
    }
    var severity: SeverityOverride?
    for (key, value) in tree.entries(node) {
      if word(key) == .severity {
        severity = named(value, "'severity'", SeverityOverride.allCases)
      } else {
        unknownKey(key, in: .ruleOptions)
      }
    }
    return severity
  }

  private mutating func thresholds(_ node: NodeID, into thresholds: inout Thresholds) {
    guard isMapping(node, "'thresholds'") else { return }
    for (key, value) in tree.entries(node) {
      switch word(key) {
      case .text: thresholds.text = ratio(value, "'text'") ?? thresholds.text
      case .largeText: thresholds.largeText = ratio(value, "'largeText'") ?? thresholds.largeText
      case .nonText: thresholds.nonText = ratio(value, "'nonText'") ?? thresholds.nonText
      default: unknownKey(key, in: .thresholds)
      }
    }
  }

  private mutating func ratio(_ node: NodeID, _ what: String) -> Double? {
    guard let ratio = number(node, what) else { return nil }
    guard (1...21).contains(ratio) else {
      error("wrong-type", "\(what) is a contrast ratio between 1 and 21", at: node)
      return nil
    }
    return ratio
  }
}
