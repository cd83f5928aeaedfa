/// Compiles themes to files; touches no disk, console or UIKit.
///
/// With any error there are no files at all.
public func compile(_ themes: [ThemeInput], load: @escaping FileLoader) -> Compilation {
  compile(themes, loadFor: { _ in load })
}

/// Compiles themes to files, each with the files that it may extend.
package func compile(
  _ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader
) -> Compilation {
  let compiled = concurrentMap(themes) { theme in
    var compiler = ThemeCompiler(theme, load: loadFor(theme.source))
    return compiler.run(emits: true)
  }
  return Compilation(compiled, hasCollisionsChecked: true)
}

/// Finds what is wrong with themes, each by itself, without generating anything.
public func lint(_ themes: [ThemeInput], load: @escaping FileLoader) -> Compilation {
  lint(themes, loadFor: { _ in load })
}

/// Finds what is wrong with themes, each with the files that it may extend.
package func lint(_ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader) -> Compilation {
  let compiled = concurrentMap(themes) { theme in
    var compiler = ThemeCompiler(theme, load: loadFor(theme.source))
    return compiler.run(emits: false)
  }
  return Compilation(compiled, hasCollisionsChecked: false)
}
