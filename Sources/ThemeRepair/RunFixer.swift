import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Repairs the themes of a run, of which some may extend others.
package struct RunFixer {
  private let themes: [ThemeInput]
  private let loadFor: ThemeFileLoader
  /// The files as repaired so far.
  private(set) var sources: [SourceFile]
  /// How many findings of each rule each theme had.
  let found: [[String: Int]]
  /// For each theme the others whose files are made over it.
  private let heirs: [[Int]]

  /// More than a run needs: a repair may make room for another one, in its theme or in one that extends
  /// it, so that the last round is one that changes nothing.
  private static let rounds = 8

  init(_ themes: [ThemeInput], loadFor: @escaping ThemeFileLoader) {
    // What is only counted could not be told from what a repair adds, nor be repaired.
    let themes = themes.map { theme in
      var theme = theme
      theme.findingLimit = FindingList.known
      theme.suggestionLimit = FindingList.known
      return theme
    }
    self.themes = themes
    self.loadFor = loadFor
    sources = themes.map(\.source)
    let analyses = themes.map { Analysis($0, load: loadFor($0.source)) }
    found = analyses.map(\.counts)
    heirs = themes.map { theme in
      analyses.indices.filter { index in
        analyses[index].sources.dropFirst().contains { $0.path == theme.source.path }
      }
    }
  }

  /// Repairs all themes until nothing changes; a repair that makes an heir worse is not kept.
  mutating func run() {
    for _ in 0..<Self.rounds {
      let before = sources
      for index in themes.indices where !found[index].isEmpty {
        let now = sources
        var fixer = ThemeFixer(input(index, now), load: loader(index, now)) { [self] source in
          heirs[index].map { heir in
            var changed = now
            changed[index] = source
            return lint(heir, changed).score
          }
        }
        fixer.run()
        sources[index] = fixer.source
      }
      if sources == before { break }
    }
  }

  /// What there is to say about a theme with the files of the run as given.
  func lint(_ index: Int, _ sources: [SourceFile]) -> Analysis {
    Analysis(input(index, sources), load: loader(index, sources))
  }

  private func input(_ index: Int, _ sources: [SourceFile]) -> ThemeInput {
    themes[index].replacing(sources[index])
  }

  private func loader(_ index: Int, _ sources: [SourceFile]) -> FileLoader {
    let load = loadFor(sources[index])
    return { path in sources.first { $0.path == path }.map { .success($0) } ?? load(path) }
  }
}

extension Analysis {
  /// How many findings of each rule there are.
  var counts: [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.id, default: 0] += $1.count }
  }
}
