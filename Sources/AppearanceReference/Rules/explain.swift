import ThemeAnalysis
import ThemeModel

/// The identifiers of the lint rules, in the order of the documentation.
public let ruleNames = LintRule.all.map(\.id)

/// The identifiers of all findings, those of lint rules first.
public let findingNames = ruleNames + FindingKind.all.map(\.id)

/// All there is to know about a kind of finding, a lint rule or not, for a terminal; nil where there is no
/// such kind.
///
/// Case does not count.
public func explanation(of id: String) -> String? {
  let id = id.lowercased()
  return LintRule.all.first { $0.id == id }?.explained
    ?? FindingKind.all.first { $0.id == id }?.explained
}

/// The kinds of findings with what each is about, lint rules first.
public var findingList: String {
  ruleTable + "\nAlways reported:\n"
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

/// The lint rules in a format.
public func ruleList(as format: RuleListFormat) -> String {
  switch format {
  case .text: ruleTable
  case .json: rulesJSON
  case .markdown: rulesPage
  }
}

/// The rules as a table with aligned columns.
private var ruleTable: String {
  let rows = LintRule.all.map { [$0.id, $0.severity.rawValue, $0.summary] }
  let widths = (0..<2).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
  return rows.map { row in
    "\(padded(row[0], to: widths[0]))  \(padded(row[1], to: widths[1]))  \(row[2])\n"
  }.joined()
}

/// A text with blanks behind it, up to a width.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.utf8.count))
}
