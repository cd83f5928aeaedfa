/// Compiles themes to files; touches no disk, console or UIKit.
///
/// With any error there are no files at all.
public func compile(_ themes: [ThemeInput], load: @escaping FileLoader) -> Compilation {
  let compiled = concurrentMap(themes) { theme in
    var compiler = ThemeCompiler(theme, load: load)
    return compiler.run(emits: true)
  }
  return Compilation(compiled, hasCollisionsChecked: true)
}

/// Finds what is wrong with themes, each by itself, without generating anything.
public func lint(_ themes: [ThemeInput], load: @escaping FileLoader) -> Compilation {
  let compiled = concurrentMap(themes) { theme in
    var compiler = ThemeCompiler(theme, load: load)
    return compiler.run(emits: false)
  }
  return Compilation(compiled, hasCollisionsChecked: false)
}
