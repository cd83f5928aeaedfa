package import ThemeCompiler
package import ThemeSyntax

/// A theme that means nothing, with what is wrong with it.
package struct NoTheme: Error {
  package let diagnostics: [Diagnostic]
}

/// The theme that a text means.
package func resolvedTheme(_ text: String) throws -> ResolvedTheme {
  let source = SourceFile(path: "Drawn.theme.yaml", text: text)
  let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
  guard let theme = analysis.theme else { throw NoTheme(diagnostics: analysis.diagnostics) }
  return theme
}

/// The bar of an appearance that a text of YAML means.
package func resolvedBar(
  _ kind: BarKind, _ text: String
) throws -> (bar: ResolvedBar, theme: ResolvedTheme) {
  let theme = try resolvedTheme("appearances: { look: { \(kind.name): { \(text) } } }")
  return (theme.appearances[0].bars[kind], theme)
}

/// A place that no test looks at.
package let nowhere = SourceRange(file: 0, lower: 0, upper: 0)
