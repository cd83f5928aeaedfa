public import ThemeSyntax

/// Repairs what lint rules find in themes, as far as it can be done without asking.
///
/// Only scalars of the themes' own files change; touches no disk.
public func fix(_ themes: [ThemeInput], load: @escaping FileLoader) -> FixedThemes {
  var sources = themes.map(\.source)
  let found = themes.map { theme in
    var compiler = ThemeCompiler(theme, load: load)
    return compiler.run(emits: false).diagnostics.count
  }
  var left = found
  // A theme may extend another one of the run, which changes it too.
  for _ in 0..<4 {
    let before = sources
    for (index, theme) in themes.enumerated() where found[index] > 0 {
      let others = sources
      var fixer = ThemeFixer(
        ThemeInput(sources[index], configuration: theme.configuration)
      ) { path in
        others.first { $0.path == path }.map { .success($0) } ?? load(path)
      }
      fixer.run()
      sources[index] = fixer.source
      left[index] = fixer.left
    }
    if sources == before { break }
  }
  return FixedThemes(
    themes: themes.indices.map {
      FixedTheme(before: themes[$0].source, after: sources[$0], found: found[$0], left: left[$0])
    })
}

/// What repairing themes gives, in their order.
public struct FixedThemes: Sendable {
  /// Each theme with what became of it.
  public let themes: [FixedTheme]
}

/// A theme's file before and after repairs.
public struct FixedTheme: Sendable {
  /// The file as it was read.
  public let before: SourceFile
  /// The file with the repairs; the same as before where there is nothing to repair.
  public let after: SourceFile
  /// How many findings there were.
  public let found: Int
  /// How many findings are left.
  public let left: Int

  /// Whether the file has to be written.
  public var isChanged: Bool { before != after }
}
