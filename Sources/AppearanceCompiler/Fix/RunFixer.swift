import ThemeSyntax

/// Repairs the themes of a run, of which some may extend others.
struct RunFixer {
  private let themes: [ThemeInput]
  private let loadFor: ThemeFileLoader
  /// The files as repaired so far.
  private(set) var sources: [SourceFile]
  /// How many findings of each rule each theme had.
  let found: [[String: Int]]
  /// For each theme the others whose files are made over it.
  private let heirs: [[Int]]

  /// A repair of a theme may make room for one in a theme that extends it.
  private static let rounds = 4

  init(_ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader) {
    self.themes = themes
    self.loadFor = loadFor
    sources = themes.map(\.source)
    let compiled = themes.map { theme in
      var compiler = ThemeCompiler(theme, load: loadFor(theme.source))
      return compiler.run(emits: false, suggests: false)
    }
    found = compiled.map(\.counts)
    heirs = themes.map { theme in
      compiled.indices.filter { index in
        compiled[index].sources.dropFirst().contains { $0.path == theme.source.path }
      }
    }
  }

  /// Repairs all themes until nothing changes; a repair that makes an heir worse is not kept.
  mutating func run() {
    for _ in 0..<Self.rounds {
      let before = sources
      for index in themes.indices where !found[index].isEmpty {
        var fixer = ThemeFixer(input(index, sources), load: loader(index, sources))
        fixer.run()
        guard fixer.source != sources[index] else { continue }
        var changed = sources
        changed[index] = fixer.source
        let harms = heirs[index].contains { heir in
          lint(heir, changed).score.isWorse(than: lint(heir, sources).score)
        }
        if !harms { sources = changed }
      }
      if sources == before { break }
    }
  }

  /// What there is to say about a theme with the files of the run as given.
  func lint(_ index: Int, _ sources: [SourceFile]) -> CompiledTheme {
    var compiler = ThemeCompiler(input(index, sources), load: loader(index, sources))
    return compiler.run(emits: false, suggests: false)
  }

  private func input(_ index: Int, _ sources: [SourceFile]) -> ThemeInput {
    ThemeInput(sources[index], configuration: themes[index].configuration)
  }

  private func loader(_ index: Int, _ sources: [SourceFile]) -> FileLoader {
    let load = loadFor(sources[index])
    return { path in sources.first { $0.path == path }.map { .success($0) } ?? load(path) }
  }
}

extension CompiledTheme {
  /// How many findings of each rule there are.
  var counts: [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.id, default: 0] += $1.count }
  }
}
