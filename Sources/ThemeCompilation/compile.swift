import OutputText
package import ThemeAnalysis
package import ThemeModel
import ThemeOutputs

/// Adds what to write instead to the findings of a theme.
package typealias Suggestions = @Sendable (inout Analysis, @escaping FileLoader) -> Void

/// Compiles themes to files, each with the files that it may extend; with any error there are none.
package func compile(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader,
  suggestions: @escaping Suggestions
) -> Compilation {
  let compiled = concurrentMap(themes) { theme in
    let load = loadFor(theme.source)
    var analysis = Analysis(theme, load: load)
    suggestions(&analysis, load)
    return CompiledTheme(analysis, files: analysis.emit())
  }
  return Compilation(compiled, hasCollisionsChecked: true)
}

/// Finds what is wrong with themes, each by itself, without generating anything.
package func lint(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader,
  suggestions: @escaping Suggestions
) -> Compilation {
  let compiled = concurrentMap(themes) { theme in
    let load = loadFor(theme.source)
    var analysis = Analysis(theme, load: load)
    suggestions(&analysis, load)
    return CompiledTheme(analysis, files: [])
  }
  return Compilation(compiled, hasCollisionsChecked: false)
}
