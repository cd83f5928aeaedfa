import OutputText
import ThemeCompiler

/// The identifiers of the lint rules, in the order of the documentation.
public let ruleNames = LintRule.all.map(\.id)

/// The identifiers of all findings, those of lint rules first.
public let findingNames = ruleNames + FindingKind.all.map(\.id)

/// All there is to know about a kind of finding, a lint rule or not, for a terminal of `width` columns; nil where
/// there is no such kind.
///
/// Case does not count.
public func explanation(of id: String, width: Int = 80) -> String? {
  let id = id.lowercased()
  return LintRule.all.first { $0.id == id }?.explained(width: width)
    ?? FindingKind.all.first { $0.id == id }?.explained(width: width)
}

/// The kinds of findings with what each is about, lint rules first, in lines of `width` columns at most.
public func findingList(width: Int? = nil) -> String {
  ruleTable(width: width) + "\nAlways reported:\n"
    + FindingKind.all.map { "\($0.id)\n" }.joined()
}

/// A way to list the lint rules.
public enum RuleListFormat: String, Sendable, CaseIterable {
  /// A table of identifiers, severities and summaries.
  case text
  /// Everything about each rule, for other tools.
  case json
  case markdown
}

/// The lint rules in a format; text in lines of `width` columns at most.
public func ruleList(as format: RuleListFormat, width: Int? = nil) -> String {
  switch format {
  case .text: ruleTable(width: width)
  case .json: rulesJSON
  case .markdown: rulesPage
  }
}

/// The rules as a table with aligned columns; the last one is broken between words, or stands below the others where
/// there is little room.
private func ruleTable(width: Int?) -> String {
  let rows = LintRule.all.map { [$0.id, $0.severity.rawValue, $0.summary] }
  let widths = (0..<2).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
  return rows.map { row in
    let start = "\(padded(row[0], to: widths[0]))  \(padded(row[1], to: widths[1]))  "
    let room = (width ?? .max) - start.utf8.count
    let indent = room < 24 ? "  " : String(repeating: " ", count: start.utf8.count)
    let lines = wrapped(row[2], width: room < 24 ? (width ?? .max) - 2 : room)
      .joined(separator: "\n" + indent)
    return room < 24 ? "\(row[0])  \(row[1])\n  \(lines)\n" : "\(start)\(lines)\n"
  }.joined()
}

/// A text of one paragraph in lines of a width.
func paragraph(_ text: String, width: Int) -> String {
  wrapped(text, width: width).joined(separator: "\n")
}

/// A text with blanks behind it, up to a width.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.utf8.count))
}
