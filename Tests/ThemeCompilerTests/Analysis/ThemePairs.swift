import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

/// A theme under a configuration, with the pairs of colors that an app shows of it.
struct ThemePairs {
  let theme: ResolvedTheme
  let configuration: Configuration

  /// The theme of a text, which may have findings about its pairs.
  init(_ text: String, _ configuration: String = "") throws {
    self.configuration =
      Configuration.read(SourceFile(path: "appearance.yaml", text: configuration)).0
    let source = SourceFile(path: "Shop.theme.yaml", text: text)
    let analysis = Analysis(ThemeInput(source, configuration: self.configuration)) { _ in
      .failure(LoadFailure("no such file"))
    }
    theme = try #require(analysis.theme)
  }

  /// The pairs of an appearance by its index, measured or not, without the status bar over a
  /// navigation bar that the theme doesn't set.
  func pairs(of index: Int = 0) -> [ContrastPair] {
    contrastPairs(of: theme, theme.installations(under: configuration), under: configuration)[index]
      .filter { $0.backgroundKnowledge != .unknown(.unsetBar) }
  }

  /// What is measured of a pair whose background is known.
  func measured(_ pair: ContrastPair) throws -> [ContrastEntry] {
    var report = ContrastReport()
    let ground = try #require(pair.ground)
    _ = report.measure(pair, on: ground, meter: configuration.meter, colors: theme.colors)
    return report.entries
  }
}

extension ContrastPair {
  /// The pair's title and what lies behind it: "tint on toolbar.backgroundColor".
  var shown: String { "\(title) on \(background.name)" }
}
