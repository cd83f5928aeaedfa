import AppearanceReference

@testable import AppearanceCompiler
@testable import ThemeCompiler
@testable import ThemeSyntax

/// A finding as a reader sees it.
struct ShownFinding: Equatable {
  let id: String
  let severity: Diagnostic.Severity
  /// The text that is underlined.
  let place: String
  let message: String
  /// The words of each note and the text that it underlines: "it is set here «white»".
  let notes: [String]
  /// What each repair writes.
  let repairs: [String]
}

/// The findings of a theme under a configuration; `file` is what one of the two names.
func shownFindings(
  in theme: String, _ configuration: String = "", file: (path: String, text: String)? = nil
) -> [ShownFinding] {
  let compilation = LintRule.Example(
    theme, configuration: configuration, tokens: file.map { ($0.path, $0.text) }
  ).compile()
  return compilation.diagnostics.map { finding in
    ShownFinding(
      id: finding.id, severity: finding.severity, place: compilation.text(at: finding.range),
      message: finding.message,
      notes: finding.notes.map { "\($0.message) «\(compilation.text(at: $0.range))»" },
      repairs: finding.fixIts.map(\.replacement))
  }
}

extension LintRule {
  /// What the rule says of a theme.
  func findings(
    in theme: String, _ configuration: String = "", file: (path: String, text: String)? = nil
  ) -> [ShownFinding] {
    shownFindings(in: theme, configuration, file: file).filter { $0.id == id }
  }
}

extension Compilation {
  fileprivate func text(at range: SourceRange?) -> String {
    guard let range, let source = source(of: range) else { return "" }
    return String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }
}

/// The errors of a theme whose title has a color, beside a palette, roles and tokens to refer to.
func errorsOfTitle(in color: String) -> [ShownFinding] {
  shownFindings(
    in: """
      tokens: t.json
      palette: { ink: "#1C1C1E", brand: { red: "#C00" }, link: { light: "#036", dark: "#9CF" } }
      roles: { badge: { light: black, dark: white } }
      appearances:
        light: { navigationBar: { titleColor: \(color) } }
      """,
    file: (
      "t.json",
      """
      { "$type": "color", "color": { "accent": { "$value": "#036" } }, "hue": { "bright": { "$value": "#0Z6" } } }
      """
    )
  ).filter { $0.severity == .error }
}
