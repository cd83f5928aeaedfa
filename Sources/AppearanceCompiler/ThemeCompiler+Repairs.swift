import ThemeSyntax

extension ThemeCompiler {
  /// Adds what to write instead to the findings on contrast.
  mutating func addRepairs(
    to report: inout LintReport, theme: ResolvedTheme, lines: SourceLines
  ) {
    guard report.contrast.contains(where: { !$0.failing.isEmpty }),
      report.contrast.reduce(0, { $0 + $1.entries.count }) <= mostMeasuredPairs
    else { return }
    let sources = loader.sources
    let size = sources.reduce(1) { $0 + $1.bytes.count }
    let (input, load) = (input, load)
    // What is written was let go after it was resolved; it is parsed again from the same bytes.
    var reader = ThemeLoader(input.source) { path in
      sources.first { $0.path == path }.map { .success($0) } ?? load(path)
    }
    guard let document = reader.document(of: 0) else { return }
    var finder = OriginFinder(document, texts: reader.texts, theme: theme)
    var planner = RepairPlanner(
      &finder, report, input.configuration, scalars: SourceScalars(sources, lines: lines),
      score: LintScore(report.contrast, loader.diagnostics + report.diagnostics.all, lines),
      // Each trial reads the whole theme.
      trials: size > 512 << 10 ? (2 << 20) / size : max(4, (2 << 20) / (size + 4096))
    ) { range, text in
      let changed = sources[Int(range.file)].replacing(range, with: text)
      let theme = range.file == 0 ? changed : sources[0]
      var compiler = ThemeCompiler(input.replacing(theme)) { path in
        range.file != 0 && path == changed.path ? .success(changed) : load(path)
      }
      return compiler.run(emits: false, suggests: false).score
    }
    var repaired: [String: Int] = [:]
    for (appearance, contrast) in report.contrast.enumerated() {
      for failing in contrast.failing {
        guard let index = failing.diagnostic,
          let range = report.diagnostics.kept[index].range,
          repaired[report.diagnostics.kept[index].id, default: 0] < input.suggestionLimit
        else { continue }
        repaired[report.diagnostics.kept[index].id, default: 0] += 1
        let fixIts = planner.fixIts(for: failing, in: appearance, at: range)
        report.diagnostics.change(index) { $0.fixIts += fixIts }
      }
    }
  }
}

/// The most pairs of a theme for which is worked out what each asks of each color.
private let mostMeasuredPairs = 30_000

extension SourceFile {
  /// The file with one range written otherwise.
  func replacing(_ range: SourceRange, with text: String) -> SourceFile {
    var bytes = bytes
    bytes.replaceSubrange(Int(range.lower)..<Int(range.upper), with: text.utf8)
    return SourceFile(path: path, bytes: bytes)
  }
}
