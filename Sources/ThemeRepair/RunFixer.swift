import DesignTokens
import ThemeCompiler
import ThemeSyntax

/// Repairs the themes of a run, which may extend one another.
struct RunFixer {
  private let themes: [ThemeInput]
  private let loadFor: ThemeFileLoader
  private let isUnsafe: Bool
  private(set) var sources: [SourceFile]
  /// Numbers of findings by rule, for each theme.
  let found: [[String: Int]]
  /// The themes whose repair took too long to end.
  private(set) var unfinished: Set<Int> = []
  private(set) var cache = AnalysisCache(keeps: true)
  /// Shared, since repairs do not change tokens.
  private let shelf = TokenShelf()
  private let heirs: [[Int]]
  /// For each theme, the inputs of it and its dependents: they decide whether a repair is kept.
  private let related: [[Int]]

  /// More than needed, though a repair may enable another; the last round changes nothing.
  private static let rounds = 8

  init(_ themes: [ThemeInput], isUnsafe: Bool, loadFor: @escaping ThemeFileLoader) {
    // Findings that are only counted cannot be repaired or distinguished from new ones.
    let themes = themes.enumerated().map { index, theme in
      var theme = theme
      theme.numbers = FileNumbers(ofTheme: index, among: themes.count)
      theme.findingLimit = FindingList.known
      theme.suggestionLimit = FindingList.known
      return theme
    }
    self.themes = themes
    self.loadFor = loadFor
    self.isUnsafe = isUnsafe
    sources = themes.map(\.source)
    let shelf = shelf
    let analyses = themes.map { Analysis($0, load: loadFor($0.source), tokens: shelf) }
    for analysis in analyses { cache.keep(analysis) }
    found = analyses.map(\.counts)
    let paths = Dictionary(
      themes.indices.map { (themes[$0].source.path, $0) }, uniquingKeysWith: { first, _ in first })
    let parents = analyses.map { $0.sources.dropFirst().compactMap { paths[$0.path] } }
    var heirs = [[Int]](repeating: [], count: themes.count)
    for index in themes.indices {
      for parent in parents[index] { heirs[parent].append(index) }
    }
    self.heirs = heirs
    related = themes.indices.map { index in
      let around = [index] + heirs[index]
      return Set(around + around.flatMap { parents[$0] }).sorted()
    }
  }

  /// Repairs all themes until nothing changes; repairs that make a dependent worse are dropped.
  mutating func run() {
    var settled = [[SourceFile]](repeating: [], count: themes.count)
    for _ in 0..<Self.rounds {
      let before = sources
      for index in themes.indices where !found[index].isEmpty {
        guard related[index].map({ sources[$0] }) != settled[index] else { continue }
        repair(index)
        settled[index] = related[index].map { sources[$0] }
      }
      if sources == before { break }
    }
  }

  private mutating func repair(_ index: Int) {
    let now = sources
    var fixer = ThemeFixer(
      analysis(index, now), isUnsafe: isUnsafe, load: loader(index, now)
    ) { [self] source in
      heirs[index].map { heir in
        var changed = now
        changed[index] = source
        return analysis(heir, changed).score
      }
    }
    fixer.run()
    unfinished.remove(index)
    if fixer.isSpent { unfinished.insert(index) }
    sources[index] = fixer.current.sources[0]
    cache.keep(fixer.current)
  }

  func analysis(_ index: Int, _ sources: [SourceFile]) -> Analysis {
    let input = themes[index].replacing(sources[index])
    let load = loader(index, sources)
    return cache.analysis(of: input, load: load) ?? Analysis(input, load: load, tokens: shelf)
  }

  mutating func left(_ index: Int) -> Analysis {
    var analysis = analysis(index, sources)
    analysis.suggestRepairs(load: loader(index, sources))
    cache.keep(analysis)
    return analysis
  }

  private func loader(_ index: Int, _ sources: [SourceFile]) -> FileLoader {
    let load = loadFor(sources[index])
    return { path in sources.first { $0.path == path }.map { .success($0) } ?? load(path) }
  }
}

extension Analysis {
  var counts: [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.id, default: 0] += $1.count }
  }
}
