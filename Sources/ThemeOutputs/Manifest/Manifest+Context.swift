import ColorScience
import OutputText
import ThemeModel
import ThemeSyntax

extension Output {
  package static let manifest: Output = .init(
    id: "manifest",
    summary: "Everything that was decided, for other tools",
    file: File(.manifest, ending: ".appearance.json"),
    writer: .files { context in
      let path = Output.manifest.path(of: context.theme)
      var context = context
      context.outputs.append(path)
      let manifest = Manifest(context)
      return [EmittedFile(path: path, content: FileContent { manifest.write(to: $0) })]
    })
}

extension Manifest {
  init(_ context: EmitContext) {
    var context = context
    // Every appearance reports its line.
    context.lines.findAll()
    let theme = context.theme
    let colors = theme.colors
    let order = sorted(theme.appearances.indices) { theme.appearances[$0].name }
    let maker = AppearanceMaker(context)
    let waived = context.report.waived.filter { !$0.finding.isOverflowSummary }
      .map { finding in
        let path = context.path(of: finding.range)
        return (
          finding: Waived(finding), location: Location(line: finding.line, column: nil, path: path)
        )
      }
      .sorted { precedes($0.finding.sortKeys, $1.finding.sortKeys) }
    self.init(
      appearances: PartList(count: order.count) { maker.appearance(order[$0]) },
      diagnostics: Diagnostics(
        errors: context.count(.error), warnings: context.count(.warning),
        waived: waived.map(\.finding)),
      generator: "appearance \(version)", name: theme.name,
      outputs: sorted(context.outputs) { $0 },
      palette: sorted(theme.palette.filter(context.lists)) { $0.name }.map {
        PaletteColor(name: $0.name, color: colors[$0.color].variants)
      },
      roles: sorted(theme.roles) { $0.name }.map {
        Role(
          name: $0.name, color: colors[$0.color].variants, inverse: colors[$0.inverse].variants)
      },
      screens: sorted(theme.screens) { $0.name }.map {
        Screen(
          name: $0.name, appearance: theme.appearances[$0.appearance].name,
          navigationBarHidden: $0.navigationBarHidden, toolbarHidden: $0.toolbarHidden,
          whenEditing: theme.appearances[$0.whenEditing].name)
      },
      source: theme.fileName,
      sources: Sources(
        inputs: context.sources.indices.map { index in
          Input(
            path: context.path(ofSource: index),
            sha256: SHA256.hexDigest(context.sources[index].bytes))
        },
        locations: order.map {
          let appearance = theme.appearances[$0]
          return NamedLocation(
            name: appearance.name, location: context.location(of: appearance.range))
        },
        waived: waived.map(\.location)))
  }
}

/// By the code points of names, on every machine.
private func sorted<Things: Sequence>(
  _ things: Things, by name: (Things.Element) -> String
) -> [Things.Element] {
  things.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
}

private func precedes(_ left: [String], _ right: [String]) -> Bool {
  left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

extension EmitContext {
  fileprivate func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }

  fileprivate func lists(_ color: NamedColor) -> Bool {
    color.isReferred || theme.appearances.isEmpty && theme.roles.isEmpty || exports(color)
  }

  fileprivate func location(of range: SourceRange) -> Manifest.Location {
    Manifest.Location(
      line: lines.line(of: range), column: lines.column(of: range), path: path(of: range))
  }

  fileprivate func path(of range: SourceRange) -> String? {
    lines.numbers.isOwn(range) ? nil : path(ofSource: lines.numbers.index(of: range.file))
  }

  /// Relative to the theme's folder.
  fileprivate func path(ofSource index: Int) -> String {
    index == 0
      ? theme.fileName
      : SourcePath.relative(sources[index].path, to: SourcePath.folder(sources[0].path))
  }
}

/// Creates appearances of a manifest on demand from shared data.
private final class AppearanceMaker: Sendable {
  private let context: EmitContext
  private var theme: ResolvedTheme { _read { yield context.theme } }
  /// Palette colors by index in the color table; -1 for others.
  private let entries: [Int32]

  init(_ context: EmitContext) {
    var entries = [Int32](repeating: -1, count: context.theme.colors.count)
    // `none` as a color means no color.
    for (index, entry) in context.theme.palette.enumerated() where entry.name != "none" {
      entries[Int(entry.color.index)] = Int32(truncatingIfNeeded: index)
    }
    self.context = context
    self.entries = entries
  }

  func appearance(_ index: Int) -> Manifest.Appearance {
    let appearance = theme.appearances[index]
    let isDescribed = appearance.kind == .declared && !appearance.description.isEmpty
    let bars = appearance.bars
    return Manifest.Appearance(
      name: appearance.name, symbol: appearance.symbol, kind: appearance.kind,
      description: isDescribed ? appearance.description.joined(separator: "\n") : nil,
      deprecated: appearance.deprecation.first, interfaceStyle: appearance.interfaceStyle,
      statusBarStyle: appearance.statusBarStyle.value,
      darkStatusBarStyle: appearance.darkStatusBarStyle?.value,
      inverse: appearance.inverse.first.map { theme.appearances[$0].name },
      backdrop: appearance.backdrop?.map(color),
      bars: Bars(
        navigationBar: bars.navigationBar.map(color), toolbar: bars.toolbar.map(color),
        tabBar: bars.tabBar.map(color)),
      measured: Manifest.Measured(context.report.contrast[index]))
  }

  private func color(_ color: ColorID) -> ManifestColor {
    let entry = Int(entries[Int(color.index)])
    if entry >= 0 { return .reference(theme.palette[entry].name) }
    return theme.colors.plainColor(color).map { .color($0) }
      ?? ManifestColor(theme.colors[color].variants)
  }
}

extension Manifest.Waived {
  fileprivate init(_ finding: WaivedFinding) {
    self.init(
      rule: finding.rule, reason: finding.reason,
      pair: finding.pair.map { waived in
        Manifest.WaivedPair(
          appearance: waived.appearance,
          pair: Manifest.Pair(
            rule: finding.rule, foreground: waived.foreground, background: waived.background,
            places: [waived.place], outputs: waived.outputs),
          ratio: waived.ratio, required: waived.required)
      })
  }

  /// Independent of the theme's text.
  fileprivate var sortKeys: [String] {
    [rule, reason]
      + (pair.map { [$0.appearance] + $0.pair.places + [$0.pair.foreground, $0.pair.background] }
        ?? [])
  }
}

extension Manifest.Measured {
  /// Merges equal pairs with all their locations.
  fileprivate init(_ report: ContrastReport) {
    self.init(contrast: [], notMeasured: [])
    contrast.reserveCapacity(report.entries.count)
    for entry in report.entries {
      let made = Manifest.Contrast(entry)
      // Ratios mostly differ, and comparing one does not copy an entry.
      let same = contrast.indices.first {
        contrast[$0].ratio == made.ratio && contrast[$0].isSame(as: made)
      }
      if let index = same {
        contrast[index].pair.add(made.pair.places)
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
        notMeasured[index].pair.add(made.pair.places)
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
      best: entry.mayVary ? entry.roundedBest : nil,
      required: entry.required, verdict: entry.verdict)
  }
}

extension Manifest.Pair {
  fileprivate init(
    _ rule: String, _ foreground: PairForeground, _ background: PropertyPath,
    _ backgroundName: String, _ outputs: [String]
  ) {
    self.init(
      rule: rule, foreground: foreground.name, background: backgroundName,
      places: Self.places[
        background.bar.rawValue * PropertyPath.State.allCases.count
          + Int(background.state.rawValue)],
      outputs: outputs)
  }

  fileprivate mutating func add(_ new: [String]) { places += new.filter { !places.contains($0) } }

  /// Cached, as most pairs have a single location.
  private static let places = BarKind.allCases.flatMap { kind in
    PropertyPath.State.allCases.map { state in
      [PropertyPath(bar: kind, state: state, property: .backgroundColor).barPath]
    }
  }
}
