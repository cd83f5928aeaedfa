@_exported public import OutputText
@_exported public import ThemeCompiler
@_exported public import ThemeRepair
@_exported public import ThemeSyntax

/// Compiles themes to files; touches no disk, console or UIKit.
///
/// With any error there are no files at all.
public func compile(_ themes: [ThemeInput], load: @escaping FileLoader) -> Compilation {
  var cache = AnalysisCache(keeps: false)
  return compile(themes, loadFor: { _ in load }, cache: &cache)
}

/// Compiles themes to files, each with the files that it may extend.
@Sendable package func compile(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader, cache: inout AnalysisCache
) -> Compilation {
  compile(themes, loadFor: loadFor, cache: &cache) { $0.suggestRepairs(load: $1) }
}

/// Finds what is wrong with themes, each by itself, without generating anything.
public func lint(_ themes: [ThemeInput], load: @escaping FileLoader) -> Compilation {
  var cache = AnalysisCache(keeps: false)
  return lint(themes, loadFor: { _ in load }, cache: &cache)
}

/// Finds what is wrong with themes, each with the files that it may extend.
@Sendable package func lint(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader, cache: inout AnalysisCache
) -> Compilation {
  lint(themes, loadFor: loadFor, cache: &cache) { $0.suggestRepairs(load: $1) }
}
