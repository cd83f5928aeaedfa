import DesignTokens
import OutputText
package import ThemeSyntax

package typealias Suggestions = @Sendable (inout Analysis, @escaping FileLoader) -> Void

/// Compiles themes to files, none after an error; `onlySwift` restricts them to Swift.
package func compile(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader, cache: inout AnalysisCache,
  onlySwift: Bool = false, suggestions: @escaping Suggestions
) -> Compilation {
  let compiled = analyze(themes, loadFor, &cache, suggestions) { $0.emit(onlySwift: onlySwift) }
  return Compilation(compiled, hasCollisionsChecked: true)
}

package func lint(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader, cache: inout AnalysisCache,
  suggestions: @escaping Suggestions
) -> Compilation {
  let compiled = analyze(themes, loadFor, &cache, suggestions) { _ in [] }
  return Compilation(compiled, hasCollisionsChecked: false)
}

private func analyze(
  _ themes: [ThemeInput], _ loadFor: @escaping ThemeFileLoader, _ cache: inout AnalysisCache,
  _ suggestions: @escaping Suggestions, emit: @escaping @Sendable (Analysis) -> [GeneratedFile]
) -> [CompiledTheme] {
  let known = cache
  let shelf = TokenShelf()
  let results = concurrentMap(Array(themes.enumerated())) { index, theme in
    var theme = theme
    theme.numbers = FileNumbers(ofTheme: index, among: themes.count)
    let load = loadFor(theme.source)
    var analysis =
      known.analysis(of: theme, load: load) ?? Analysis(theme, load: load, tokens: shelf)
    suggestions(&analysis, load)
    let compiled = CompiledTheme(analysis, files: emit(analysis))
    return (compiled, known.keeps ? analysis : nil)
  }
  if known.keeps { cache.keep(only: results.compactMap(\.1)) }
  return results.map(\.0)
}
