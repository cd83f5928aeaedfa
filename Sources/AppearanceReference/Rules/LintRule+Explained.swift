import ThemeAnalysis
import ThemeModel

extension LintRule {
  /// The rule for a terminal: summary, explanation, options, what it finds and what it passes.
  var explained: String {
    var text = "\(id) (\(severity.rawValue) by default)\n\n"
    text += wrapped(summary, width: 80) + "\n\n" + wrapped(explanation, width: 80) + "\n"
    if !options.isEmpty {
      text += "\nOptions:\n" + options.map { indented($0.line) }.joined()
    }
    for example in examples.triggering {
      text += "\nReports\(example.condition(in: "'")):\n\(indented(example.text))\n"
      text += tokens(of: example)
      text += indented(example.findings(of: id))
    }
    for example in examples.passing {
      text += "\nPasses\(example.condition(in: "'")):\n\(indented(example.text))"
      if example.tokenFile != nil { text += "\n\(tokens(of: example))" }
    }
    return text
  }

  /// The file of tokens of an example, empty where it has none.
  private func tokens(of example: Example) -> String {
    example.tokenFile.map { "\($0.path):\n\(indented($0.text))\n" } ?? ""
  }

  private func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last == "" ? lines.dropLast() : lines[...])
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}

extension RuleOption {
  fileprivate var line: String {
    wrapped("\(name): \(takes), by default \(standard.text); \(summary)", width: 78)
  }
}
