import ColorScience
import OutputText
package import ThemeAnalysis
package import ThemeModel
import ThemeSyntax

extension Backend {
  /// Everything that was decided, as JSON.
  static let manifest = Backend(.manifest) { context in
    let path = Output.manifest.path(of: context.theme)
    var context = context
    context.outputs.append(path)
    // It has the line of every appearance.
    context.lines.findAll()
    let manifest = Manifest(context)
    return [EmittedFile(path, FileContent { manifest.write(to: $0) })]
  }
}

extension Analysis {
  /// What is decided about the theme, whether or not its colors can be read; nil where mistakes keep it from
  /// being decided.
  package var manifest: Manifest? {
    guard let theme, report.contrast.count == theme.appearances.count else { return nil }
    var lines = lines
    lines.findAll()
    var context = EmitContext(
      theme: theme, configuration: input.configuration, report: report, diagnostics: diagnostics,
      sources: sources, lines: lines)
    context.outputs = Output.all.filter { input.configuration.outputs.contains($0.id) }
      .map { $0.path(of: theme) }
    return Manifest(context)
  }
}

extension Manifest {
  /// What was decided about a theme; appearances and colors are made when they are asked for.
  init(_ context: EmitContext) {
    let count = { (severity: Diagnostic.Severity) in
      context.diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }
    let waived = context.report.waived.filter { !$0.finding.isOverflowSummary }.map { finding in
      (
        finding: Waived(
          rule: finding.rule, reason: finding.reason,
          pair: finding.pair.map { WaivedPair($0, rule: finding.rule) }),
        location: Location(line: finding.line, column: nil, path: context.path(of: finding.range))
      )
    }.sorted { precedes($0.finding.sortKeys, $1.finding.sortKeys) }
    self.init(
      of: context.theme, outputs: context.outputs,
      inputs: context.sources.indices.map { index in
        Input(
          path: context.path(ofSource: index),
          sha256: SHA256.hexDigest(context.sources[index].bytes))
      },
      diagnostics: Diagnostics(
        errors: count(.error), warnings: count(.warning), waived: waived.map(\.finding)),
      waived: waived.map(\.location), isListed: context.exports,
      measured: { Measured(context.report.contrast[$0]) },
      location: { index in
        let range = context.theme.appearances[index].range
        return Location(
          line: context.lines.line(of: range), column: context.lines.column(of: range),
          path: context.path(of: range))
      })
  }
}

/// Whether texts are before others in the order of code points, the first of them first.
private func precedes(_ left: [String], _ right: [String]) -> Bool {
  left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

extension Manifest.Waived {
  /// What finding comes first, whatever the order of the theme's text.
  fileprivate var sortKeys: [String] {
    [rule, reason]
      + (pair.map { [$0.appearance] + $0.pair.places + [$0.pair.foreground, $0.pair.background] }
        ?? [])
  }
}

extension Manifest.WaivedPair {
  fileprivate init(_ waived: WaivedPair, rule: String) {
    self.init(
      appearance: waived.appearance,
      pair: Manifest.Pair(
        rule: rule, foreground: waived.foreground, background: waived.background,
        places: [waived.place], outputs: waived.outputs),
      ratio: waived.ratio, required: waived.required)
  }
}

extension EmitContext {
  /// Whether the app gets a palette color by its name though nothing in the theme refers to it.
  fileprivate func exports(_ color: NamedColor) -> Bool {
    theme.appearances.isEmpty && theme.roles.isEmpty
      || theme.exports(color, by: configuration.outputs)
  }

  /// The path of the file that has a range, nil for the theme's own.
  fileprivate func path(of range: SourceRange) -> String? {
    lines.numbers.isOwn(range) ? nil : path(ofSource: lines.numbers.index(of: range.file))
  }

  /// A source's path relative to the theme's folder.
  fileprivate func path(ofSource index: Int) -> String {
    index == 0
      ? theme.fileName
      : SourcePath.relative(sources[index].path, to: SourcePath.folder(sources[0].path))
  }
}

extension Manifest.Measured {
  /// What is known of an appearance's contrast, each pair once with all its places.
  fileprivate init(_ report: ContrastReport) {
    self.init(contrast: [], notMeasured: [])
    contrast.reserveCapacity(report.entries.count)
    for entry in report.entries {
      let made = Manifest.Contrast(entry)
      // Ratios mostly differ, and looking at one does not copy an entry.
      let same = contrast.indices.first {
        contrast[$0].ratio == made.ratio && contrast[$0].isSame(as: made)
      }
      if let index = same {
        contrast[index].pair.places += made.pair.places
      } else {
        contrast.append(made)
      }
    }
    for pair in report.unchecked {
      let made = Manifest.NotMeasured(
        pair: Manifest.Pair(
          pair.rule, pair.foreground, pair.background, pair.backgroundName, pair.outputs),
        reason: pair.reason)
      if let index = notMeasured.firstIndex(where: { $0.isSame(as: made) }) {
        notMeasured[index].pair.places += made.pair.places
      } else {
        notMeasured.append(made)
      }
    }
  }
}

extension Manifest.Contrast {
  fileprivate init(_ entry: ContrastEntry) {
    self.init(
      pair: Manifest.Pair(
        entry.rule, entry.foreground, entry.background, entry.backgroundName, entry.outputs),
      variants: entry.variants, ratio: entry.roundedWorst,
      best: entry.isInterval ? entry.roundedBest : nil,
      required: entry.required, verdict: entry.verdict)
  }
}

extension Manifest.Pair {
  fileprivate init(
    _ rule: String, _ foreground: ContrastPair.Foreground, _ background: PropertyPath,
    _ backgroundName: String, _ outputs: [String]
  ) {
    self.init(
      rule: rule, foreground: foreground.name, background: backgroundName,
      places: Self.places[
        background.bar.rawValue * PropertyPath.State.allCases.count
          + Int(background.state.rawValue)],
      outputs: outputs)
  }

  /// The list of each bar and state alone; made once, since most pairs have one place.
  private static let places = BarKind.allCases.flatMap { kind in
    PropertyPath.State.allCases.map { state in
      [PropertyPath(bar: kind, state: state, property: .backgroundColor).barPath]
    }
  }
}
