import Testing
import ThemeSyntax

@testable import ColorScience
@testable import OutputText
@testable import ThemeCompiler

/// Whole themes made of independent vectors: what is measured is compared with the vectors.
@Suite("Themes measure what the vectors say")
struct VectorTests {
  @Test("ratio and verdict of every WCAG pair, as a title on a bar")
  func contrastPairs() throws {
    let vectors = try Vectors.read("wcag21.json", as: WCAGVectors.self)
    let measured = try titles(vectors.pairs.map { ($0.fg, $0.bg) })
    try #require(measured.count == vectors.pairs.count && measured.count > 100)
    for (pair, entry) in zip(vectors.pairs, measured) {
      let ratio = try #require(Double(pair.ratio))
      #expect(abs(entry.worst - ratio) < 1e-9, "\(pair.fg) on \(pair.bg)")
      #expect(entry.verdict == (pair.ge45 ? .pass : .fail), "\(pair.fg) on \(pair.bg)")
    }
  }

  @Test("verdict of every pair that is nearest to a threshold")
  func adversarialPairs() throws {
    let vectors = try Vectors.read("wcag_adversarial.json", as: [String: [AdversarialPair]].self)
    let pairs = try #require(vectors["4.5"])
    let measured = try titles(pairs.map { ($0.lighter, $0.darker) })
    try #require(measured.count == pairs.count && !measured.isEmpty)
    for (pair, entry) in zip(pairs, measured) {
      #expect(entry.verdict == (pair.passes ? .pass : .fail), "\(pair.lighter) \(pair.darker)")
    }
  }

  @Test("worst and best ratio of every pair on a translucent bar")
  func translucentPairs() throws {
    let vectors = try Vectors.read("composite.json", as: CompositeVectors.self)
    let pairs = vectors.intervals.flatMap { bar in bar.fg.map { (bar: bar, fg: $0) } }
    let measured = try titles(
      pairs.map { (rgb($0.fg.fg, $0.fg.fgAlpha), rgb($0.bar.bar, $0.bar.barAlpha)) })
    try #require(measured.count == pairs.count && measured.count > 20)
    for (pair, entry) in zip(pairs, measured) {
      let place: Comment = "\(pair.fg.fg) on \(pair.bar.bar) \(pair.bar.barAlpha)"
      #expect(abs(entry.worst - pair.fg.worst) < 1e-9, place)
      #expect(abs(entry.best - pair.fg.best) < 1e-9, place)
    }
  }

  @Test("colors and ratios of every inverse", arguments: ["swap", "rgb", "lightness", "mirror"])
  func inverses(rule: String) throws {
    let vectors = try Vectors.read("inverse.json", as: InverseVectors.self)
    let bars = vectors.pairs.map {
      "navigationBar: { backgroundColor: \"\($0.bg)\", tintColor: \"\($0.fg)\" }, inverse: \(rule)"
    }
    let (theme, reports) = try measured(bars)
    let inverses = zip(theme.appearances, reports).filter { $0.0.isInverse }
    try #require(inverses.count == vectors.pairs.count && inverses.count > 20)
    for (pair, (inverse, report)) in zip(vectors.pairs, inverses) {
      let expected = pair.expected(rule)
      let hex = { (property: BarProperty) in
        inverse.bars.navigationBar.color(property).map {
          theme.colors[$0.value].variants.light.hex.lowercased()
        }
      }
      #expect(hex(.backgroundColor) == expected.bg, "\(pair.bg) by \(rule)")
      #expect(hex(.tintColor) == expected.fg, "\(pair.fg) by \(rule)")
      let ratio = try #require(report.entries.first { $0.rule == "title-contrast" }?.worst)
      #expect(abs(ratio - expected.ratio) < 1e-9, "\(pair.fg) on \(pair.bg) by \(rule)")
      if rule == "mirror" || rule == "swap" {
        #expect((ratio >= 4.5) == (pair.ratio >= 4.5), "\(pair.fg) on \(pair.bg) by \(rule)")
      }
    }
  }

  /// The title pair of each appearance with a title and a background.
  private func titles(_ pairs: [(String, String)]) throws -> [ContrastEntry] {
    let bars = pairs.map {
      "navigationBar: { background: default, backgroundEffect: none, backgroundColor: \"\($1)\", titleColor: \"\($0)\" }"
    }
    let reports = try measured(bars).reports
    try #require(reports.count == pairs.count)
    return try reports.map { report in
      try #require(report.entries.first { $0.rule == "title-contrast" })
    }
  }

  /// A theme with an appearance for each text, and what is known of each one's contrast.
  private func measured(
    _ bars: [String]
  ) throws -> (theme: ResolvedTheme, reports: [ContrastReport]) {
    let appearances = bars.enumerated().map { "  look\($0): { \($1) }\n" }
    let source = SourceFile(
      path: "Vectors.theme.yaml", text: "appearances:\n" + appearances.joined())
    let analysis = Analysis(ThemeInput(source)) { _ in .failure(LoadFailure("no such file")) }
    let theme = try #require(analysis.theme)
    try #require(theme.appearances.count == analysis.report.contrast.count)
    return (theme, analysis.report.contrast)
  }

  /// A hexadecimal color in CSS's functional notation, which takes any alpha.
  private func rgb(_ hex: String, _ alpha: Double) -> String {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return "rgb(\(value >> 16) \(value >> 8 & 255) \(value & 255) / \(alpha))"
  }
}
