import ThemeCompiler

var rulesPage: String {
  var page = """
    # Lint rules

    `appearance rules --format markdown` prints this page, `appearance explain RULE` what it says of one
    rule. [Configuration](Configuration.md) says how to set severities and options.

    | Rule | Default | What is wrong |
    | --- | --- | --- |

    """
  for rule in LintRule.all {
    page += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |\n"
  }
  return page + LintRule.all.map(\.section).joined()
}

extension LintRule {
  fileprivate var section: String {
    var text = "\n## \(id)\n\n\(paragraph("**\(severity.rawValue)**: \(summary)", width: 100))\n\n"
    text += paragraph(explanation, width: 100) + "\n"
    if !options.isEmpty {
      text += "\n| Option | Value | Default | What it decides |\n| --- | --- | --- | --- |\n"
      for option in options {
        text +=
          "| `\(option.name)` | \(option.takes) | \(option.standard.text) | "
          + "\(option.summary) |\n"
      }
    }
    text += "\nReports\(triggering.condition(in: "`")):\n\n\(fenced(triggering.text, "yaml"))\n"
    if triggering.tokenFile != nil { text += "\(tokens(of: triggering))\n" }
    text += fenced(triggering.findings(of: id), "text")
    text += "\nPasses\(passing.condition(in: "`")):\n\n\(fenced(passing.text, "yaml"))"
    if passing.tokenFile != nil { text += "\n\(tokens(of: passing))" }
    return text
  }

  /// The file of tokens of an example, empty where it has none.
  private func tokens(of example: Example) -> String {
    guard let file = example.tokenFile else { return "" }
    let languages = [".json": "json", ".plist": "xml"]
    let language = languages.first { file.path.hasSuffix($0.key) }?.value ?? "yml"
    return "`\(file.path)`:\n\n\(fenced(file.text, language))"
  }

  private func fenced(_ text: String, _ language: String) -> String {
    "```\(language)\n\(text)```\n"
  }
}
