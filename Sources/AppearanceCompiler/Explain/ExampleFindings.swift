import ThemeSyntax

extension LintRule.Example {
  /// The theme without the line that marks a place.
  package var text: String {
    marked.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !Self.isMark($0) }.map { "\($0)\n" }.joined()
  }

  /// Whether a line of an example only points at the next one.
  package static func isMark(_ line: Substring) -> Bool {
    line.contains("↓") && line.allSatisfy { $0 == " " || $0 == "↓" }
  }

  /// What compiling the theme under its configuration gives.
  package func compile() -> Compilation {
    let source = SourceFile(path: "appearance.yaml", text: configuration)
    let input = ThemeInput(
      SourceFile(path: "Example.theme.yaml", text: text),
      configuration: Configuration.read(source).0)
    return AppearanceCompiler.compile([input]) { _ in .failure(LoadFailure("no such file")) }
  }

  /// What a rule says of the theme, as the command shows it.
  func findings(of rule: String) -> String {
    let compilation = compile()
    var report = DiagnosticReport(
      diagnostics: compilation.diagnostics.filter { $0.id == rule }, sources: compilation.sources,
      themes: 1)
    report.summary = false
    return DiagnosticFormat.text.render(report)
  }
}
