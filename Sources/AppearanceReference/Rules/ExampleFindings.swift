import AppearanceCompiler
import FindingReports
package import ThemeCompiler
import ThemeSyntax

extension LintRule.Example {
  package func compile() -> Compilation {
    let file = tokenFile
    let load: FileLoader = { path in
      guard let file, file.path == path else { return .failure(LoadFailure("no such file")) }
      return .success(SourceFile(path: path, text: file.text))
    }
    let source = SourceFile(path: "appearance.yaml", text: configuration)
    let input = ThemeInput(
      SourceFile(path: "Example.theme.yaml", text: text),
      configuration: Configuration.read(source, load: load).0)
    return AppearanceCompiler.compile([input], load: load)
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
