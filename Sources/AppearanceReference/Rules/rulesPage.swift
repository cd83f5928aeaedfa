import ThemeAnalysis
import ThemeModel

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
    for example in examples.triggering {
      text += "\nReports\(example.condition(in: "`")):\n\n\(fenced(example.text, "yaml"))\n"
      if example.tokenFile != nil { text += "\(tokens(of: example))\n" }
      text += fenced(example.findings(of: id), "text")
    }
    for example in examples.passing {
      text += "\nPasses\(example.condition(in: "`")):\n\n\(fenced(example.text, "yaml"))"
      if example.tokenFile != nil { text += "\n\(tokens(of: example))" }
    }
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
