import OutputText
import ThemeSyntax

extension NodeParser {
  mutating func lint(_ node: NodeID, into configuration: inout Configuration) {
    guard isMapping(node, "'lint'") else { return }
    for (key, value) in tree.entries(node) {
      let id = string(key)
      guard let rule = LintRule.named(id) else {
        let shown = shown(key)
        let nearest = nearestName(to: id, in: LintRule.names, for: "unknown-rule")
        error(
          "unknown-rule", "no lint rule '\(shown)'\(didYouMean(nearest))", at: key, fix: nearest)
        continue
      }
      if tree.kind(value) == .mapping {
        settings(value, of: rule, into: &configuration)
      } else {
        configuration.severities[id] =
          choice(value, "a rule's severity", RuleSeverity.allCases)?.value
      }
    }
  }

  private mutating func settings(
    _ node: NodeID, of rule: LintRule, into configuration: inout Configuration
  ) {
    for (key, value) in tree.entries(node) {
      if Section.ruleOptions.names.contains(string(key)) {
        configuration.severities[rule.id] =
          choice(
            value, "'severity'", RuleSeverity.allCases)?.value
      } else if let option = rule.options.first(where: { $0.name == string(key) }) {
        configuration.ruleOptions[rule.id, default: [:]][option.name] = self.value(
          value, of: option)
      } else {
        unknownOption(key, of: rule)
      }
    }
  }

  private mutating func value(_ node: NodeID, of option: RuleOption) -> RuleOption.Value? {
    let what = "'\(option.name)'"
    switch option.values {
    case .words(let words):
      return named(node, what, words.map { ($0, RuleOption.Value.word($0)) })?.value
    case .numbers(let range):
      guard let number = number(node, what, like: option.standard.text) else { return nil }
      guard range.contains(number) else {
        let shown = shown(node)
        error("out-of-range", "\(what) is \(option.takes), not '\(shown)'", at: node)
        return nil
      }
      return .number(number)
    }
  }

  private mutating func unknownOption(_ key: NodeID, of rule: LintRule) {
    guard !tree.isReported(key) else { return }
    let known = Section.ruleOptions.names + rule.options.map(\.name)
    let shown = shown(key)
    let nearest = nearestName(to: string(key), in: known, for: "unknown-key")
    error(
      "unknown-key",
      "unknown option '\(shown)' of '\(rule.id)'"
        + (nearest == nil ? "; it takes \(list(known))" : didYouMean(nearest)),
      at: key, fix: nearest)
  }
}
