internal import FindingReports
import OutputText
internal import ThemeCompilation
import ThemeLint
import ThemeModel
internal import ThemeSyntax

/// The rules that a SARIF log describes, each once.
struct SARIFRules {
  /// Their names, lint rules first.
  let ids: [String]
  private let indices: [String: Int]

  /// The rules that occur in a report.
  init(_ report: DiagnosticReport) {
    let found = Set((report.diagnostics + report.suppressed.map(\.finding)).map(\.id))
    let lintRules = LintRule.all.map(\.id)
    ids = lintRules.filter(found.contains) + found.subtracting(lintRules).sorted()
    indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  }

  /// The place of a rule in the list.
  subscript(id: String) -> Int? { indices[id] }

  /// Writes the descriptions.
  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for id in ids {
        writer.object { writer in
          writer.entry("id", id)
          if let rule = LintRule.all.first(where: { $0.id == id }) {
            rule.writeDescription(to: &writer)
          } else {
            Self.writeDescription(of: id, to: &writer)
          }
        }
      }
    }
  }

  /// Describes what is no lint rule: a mistake in a theme, a configuration or a baseline.
  private static func writeDescription(of id: String, to writer: inout JSONWriter) {
    let name = id.split(separator: "-").joined(separator: " ")
    writer.message("shortDescription", "Mistake in a file: \(name).")
    writer.message("fullDescription", "The file says what has no meaning there.")
    writer.message("help", "The message says what belongs there.")
  }
}

extension LintRule {
  fileprivate func writeDescription(to writer: inout JSONWriter) {
    writer.message("shortDescription", summary)
    writer.message("fullDescription", explanation)
    let blocks =
      examples.triggering.map { $0.markdown("Found in") }
      + examples.passing.map { $0.markdown("Not in") }
    writer.key("help")
    writer.object { writer in
      writer.entry("text", explanation)
      writer.entry("markdown", ([explanation] + blocks).joined(separator: "\n\n"))
    }
    writer.writeDefault(severity)
  }
}

extension LintRule.Example {
  /// The theme below a title, without the lines that only point at places.
  fileprivate func markdown(_ title: String) -> String {
    "\(title)\(condition(in: "`")):\n\n```yaml\n\(text)```"
  }
}

extension JSONWriter {
  /// Writes a message object of SARIF.
  mutating func message(_ key: StaticString, _ text: String) {
    self.key(key)
    inlineObject { $0.entry("text", text) }
  }

  fileprivate mutating func writeDefault(_ severity: RuleSeverity) {
    key("defaultConfiguration")
    inlineObject { writer in
      guard severity == .off else { return writer.entry("level", severity.rawValue) }
      writer.key("enabled")
      writer.bool(false)
    }
  }
}
