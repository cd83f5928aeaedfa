import ColorScience
import OutputText
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
          finding: Waived(finding), location: Location(line: finding.line, path: path)
        )
      }
      .sorted { precedes($0.finding.sortKeys, $1.finding.sortKeys) }
    self.init()
    appearances = PartList(count: order.count) { maker.appearance(order[$0]) }
    diagnostics = Diagnostics(
      errors: context.count(.error), warnings: context.count(.warning),
      waived: waived.map(\.finding))
    generator = "appearance \(ThemeCompiler.version)"
    name = theme.name
    outputs = sorted(context.outputs) { $0 }
    palette = sorted(theme.palette.filter(context.lists)) { $0.name }.map {
      Named(name: $0.name, content: colors[$0.color].variants)
    }
    roles = sorted(theme.roles) { $0.name }.map {
      let role = Role(color: colors[$0.color].variants, inverse: colors[$0.inverse].variants)
      return Named(name: $0.name, content: role)
    }
    screens = sorted(theme.screens) { $0.name }.map {
      let screen = Screen(
        appearance: theme.appearances[$0.appearance].name,
        navigationBarHidden: $0.navigationBarHidden, toolbarHidden: $0.toolbarHidden,
        whenEditing: theme.appearances[$0.whenEditing].name)
      return Named(name: $0.name, content: screen)
    }
    source = theme.fileName
    sources = Sources(
      inputs: context.sources.indices.map { index in
        Input(
          path: context.path(ofSource: index),
          sha256: SHA256.hexDigest(context.sources[index].bytes))
      },
      locations: order.map {
        let appearance = theme.appearances[$0]
        return Named(name: appearance.name, content: context.location(of: appearance.range))
      },
      waived: waived.map(\.location))
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
      column: lines.column(of: range), line: lines.line(of: range), path: path(of: range))
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
    // `none` means no color, and # begins a color.
    for (index, entry) in context.theme.palette.enumerated()
    where entry.name != "none" && !entry.name.hasPrefix("#") {
      entries[Int(entry.color.index)] = Int32(truncatingIfNeeded: index)
    }
    self.context = context
    self.entries = entries
  }

  func appearance(_ index: Int) -> Manifest.Appearance {
    let appearance = theme.appearances[index]
    let isDescribed = appearance.kind == .declared && !appearance.description.isEmpty
    let bars = appearance.bars
    var made = Manifest.Appearance(
      name: appearance.name, symbol: appearance.symbol,
      description: isDescribed ? appearance.description.joined(separator: "\n") : nil,
      deprecated: appearance.deprecation.first, interfaceStyle: appearance.interfaceStyle,
      statusBarStyle: StatusBarStyles(
        light: appearance.statusBarStyle.value, dark: appearance.darkStatusBarStyle?.value),
      inverse: appearance.inverse.first.map { theme.appearances[$0].name },
      backdrop: appearance.backdrop?.map(color),
      bars: Bars(
        navigationBar: bars.navigationBar.map(color), toolbar: bars.toolbar.map(color),
        tabBar: bars.tabBar.map(color)),
      measured: Manifest.Measured(context.report.contrast[index], in: appearance.interfaceStyle))
    switch appearance.kind {
    case .declared: break
    case .inverse(let base, let rule): (made.kind, made.base, made.rule) = (.inverse, base, rule)
    case .dynamic: made.kind = .dynamic
    }
    return made
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
    self.init(pair: Manifest.Pair(rule: finding.rule), reason: finding.reason)
    guard let waived = finding.pair else { return }
    (appearance, ratio, required) = (waived.appearance, waived.ratio, waived.required)
    (pair.foreground, pair.background) = (waived.foreground, waived.background)
    (pair.places, pair.outputs) = ([waived.place], waived.outputs)
  }

  /// Independent of the theme's text.
  fileprivate var sortKeys: [String] {
    [pair.rule, reason] + [appearance].compactMap(\.self) + pair.places
      + [pair.foreground, pair.background]
  }
}

extension Manifest.Measured {
  fileprivate init(_ report: ContrastReport, in style: InterfaceStyle) {
    self.init()
    contrast.reserveCapacity(report.entries.count)
    for entry in report.entries {
      contrast.merge(
        Manifest.Contrast(
          ratio: entry.roundedWorst,
          pair: Manifest.Pair(
            rule: entry.rule, foreground: entry.foreground.name, background: entry.backgroundName,
            outputs: entry.outputs),
          variants: entry.variants == style.variants ? nil : entry.variants,
          best: entry.mayVary ? entry.roundedBest : nil, required: entry.required,
          verdict: entry.verdict), at: entry.background.barPath)
    }
    for entry in report.unchecked {
      let pair = Manifest.Pair(
        rule: entry.rule, foreground: entry.foreground.name, background: entry.backgroundName,
        outputs: entry.outputs)
      notMeasured.merge(
        Manifest.NotMeasured(pair: pair, reason: entry.reason), at: entry.background.barPath)
    }
  }
}

private protocol PairEntry: Equatable { var pair: Manifest.Pair { get set } }

extension Manifest.Contrast: PairEntry {}
extension Manifest.NotMeasured: PairEntry {}

extension Array where Element: PairEntry {
  /// Adds an entry; if the list has an equal entry for other locations, adds the location to that.
  fileprivate mutating func merge(_ entry: Element, at location: String) {
    var entry = entry
    for index in indices {
      entry.pair.places = self[index].pair.places
      guard self[index] == entry else { continue }
      if !entry.pair.places.contains(location) { self[index].pair.places.append(location) }
      return
    }
    entry.pair.places = [location]
    append(entry)
  }
}
