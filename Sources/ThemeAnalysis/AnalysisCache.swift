package import ThemeModel
package import ThemeSyntax

/// Analyses kept by what they were made of, so that none is made twice of the same bytes.
package struct AnalysisCache: Sendable {
  /// Whether analyses are kept at all; a run over many themes lets go of each.
  package let keeps: Bool
  private var analyses: [String: Analysis] = [:]

  /// A cache with nothing in it.
  package init(keeps: Bool) {
    self.keeps = keeps
  }

  /// The analysis that was kept of a theme, under limits no narrower than asked for; nil where the
  /// theme, its configuration or a file that it extends is another one now.
  package func analysis(of input: ThemeInput, load: FileLoader) -> Analysis? {
    guard let known = analyses[input.source.path], known.isMade(of: input, load: load) else {
      return nil
    }
    return known.limited(as: input)
  }

  /// Keeps the analysis of a theme in place of an earlier one.
  package mutating func keep(_ analysis: Analysis) {
    guard keeps else { return }
    analyses[analysis.input.source.path] = analysis
  }
}

extension Analysis {
  /// Whether analyzing a theme would give this again.
  fileprivate func isMade(of input: ThemeInput, load: FileLoader) -> Bool {
    guard input.source == self.input.source, input.configuration == self.input.configuration,
      input.findingLimit <= self.input.findingLimit,
      input.suggestionLimit <= self.input.suggestionLimit
    else { return false }
    let isRead = sources.dropFirst().allSatisfy { source in
      if case .success(let now) = load(source.path) { now == source } else { false }
    }
    return isRead
      && missing.allSatisfy { path in
        if case .failure = load(path) { true } else { false }
      }
  }
}
