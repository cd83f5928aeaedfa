import OutputText
import ThemeCompiler

var rulesJSON: String { JSONNode.array(LintRule.all.map(\.json)).document }

extension LintRule {
  fileprivate var json: JSONNode {
    [
      "explanation": .text(explanation), "id": .text(id),
      "options": .array(options.map(\.json)), "passing": .array([passing.json]),
      "severity": .text(severity.rawValue), "summary": .text(summary),
      "triggering": .array([triggering.json]),
    ]
  }
}

extension LintRule.Example {
  fileprivate var json: JSONNode {
    [
      "configuration": .text(configuration), "theme": .text(text),
      "tokens": tokenFile.map { .line(["path": .text($0.path), "text": .text($0.text)]) },
    ]
  }
}

extension RuleOption {
  fileprivate var json: JSONNode {
    [
      "default": standard.json, "name": .text(name), "summary": .text(summary),
      "takes": .text(takes),
    ]
  }
}

extension RuleOption.Value {
  var json: JSONNode {
    switch self {
    case .word(let word): .text(word)
    case .number: .json(text)
    }
  }
}
