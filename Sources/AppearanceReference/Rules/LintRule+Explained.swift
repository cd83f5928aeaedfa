import ThemeCompiler

extension LintRule {
  /// The rule for a terminal of `width` columns: summary, explanation, options, what it finds and what it passes.
  func explained(width: Int) -> String {
    var text = "\(id) (\(severity.rawValue) by default)\n\n"
    text += paragraph(summary, width: width) + "\n\n" + paragraph(explanation, width: width) + "\n"
    if !options.isEmpty {
      text += "\nOptions:\n" + options.map { indented($0.text(width: width - 2)) }.joined()
    }
    text += "\nReports\(triggering.condition(in: "'")):\n\(indented(triggering.text))\n"
    text += tokens(of: triggering)
    text += indented(triggering.findings(of: id))
    text += "\nPasses\(passing.condition(in: "'")):\n\(indented(passing.text))"
    if passing.tokenFile != nil { text += "\n\(tokens(of: passing))" }
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
  fileprivate func text(width: Int) -> String {
    paragraph("\(name): \(takes), by default \(standard.text); \(summary)", width: width)
  }
}
