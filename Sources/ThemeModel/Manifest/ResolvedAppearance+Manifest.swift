import ColorScience
import ThemeSyntax

extension Manifest {
  package func colorTable() -> (colors: ColorTable, names: [String: ColorID]) {
    var colors = ColorTable()
    var names: [String: ColorID] = [:]
    for entry in palette { names[entry.name] = colors.add(ResolvedColor(entry.color)) }
    return (colors, names)
  }
}

extension ResolvedAppearance {
  /// An appearance of a manifest, which has no places; colors that are not of the palette are added to the table.
  package init(
    _ appearance: Manifest.Appearance, _ names: [String: ColorID], in colors: inout ColorTable
  ) {
    self.init(
      name: appearance.name, stem: appearance.symbol, symbol: appearance.symbol,
      kind: appearance.kind, description: [],
      deprecation: [], statusBarStyle: Located(appearance.statusBarStyle, at: .unknown),
      interfaceStyle: appearance.interfaceStyle, bars: Bars(all: ResolvedBar()), inverse: [],
      members: [], range: .unknown)
    darkStatusBarStyle = appearance.darkStatusBarStyle.map { Located($0, at: .unknown) }
    var reader = ManifestBarReader(names: names, colors: colors)
    // The table is the reader's alone meanwhile, so that nothing of it is copied.
    colors = ColorTable()
    for kind in BarKind.allCases { bars[kind] = reader.bar(appearance.bars[kind]) }
    backdrop = appearance.backdrop.flatMap { reader.backdrop($0) }
    colors = reader.colors
  }
}

extension SourceRange {
  /// The place of what is known from a manifest.
  fileprivate static let unknown = SourceRange(file: 0, lower: 0, upper: 0)
}

/// Looks up the colors of bars as manifests have them; what names no color of the palette is left out.
private struct ManifestBarReader {
  let names: [String: ColorID]
  var colors: ColorTable

  mutating func bar(_ bar: Manifest.Bar) -> ResolvedBar {
    var resolved = ResolvedBar(backdrop: bar.backdrop.flatMap { backdrop($0) })
    for setting in bar.settings {
      guard let value = value(setting.value, of: setting.property) else { continue }
      resolved.set(setting.property, value, at: .unknown)
    }
    resolved.sort()
    return resolved
  }

  mutating func backdrop(_ backdrop: Manifest.Backdrop) -> Backdrop? {
    switch backdrop {
    case .content(let content): .content(content)
    case .colors(let values): .colors(values.compactMap { color($0) })
    case .variants(let variants):
      .variants(variants.map { variant in variant.flatMap { self.backdrop($0) } })
    }
  }

  private mutating func color(_ value: Manifest.Value) -> ColorID? {
    switch value {
    case .reference(let name): names[name]
    case .color(let color): colors.add(plain: color)
    case .adaptive(let variants): colors.add(ResolvedColor(variants))
    case .word, .flag, .font, .number, .text, .gradient, .bar: nil
    }
  }

  private mutating func value(
    _ value: Manifest.Value, of property: BarProperty
  ) -> ResolvedBar.Value? {
    switch value {
    case .reference, .color, .adaptive: color(value).map { .color($0) }
    case .flag(let flag): .flag(flag)
    case .font(let font): .font(font)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .bar(let bar): .slot(.bar(self.bar(bar)))
    case .word(let word): Self.value(word, of: property)
    case .gradient(let values, let direction): gradient(values, direction)
    }
  }

  private mutating func gradient(
    _ values: [Manifest.Value], _ direction: GradientDirection
  ) -> ResolvedBar.Value? {
    let stops = values.compactMap { color($0) }
    guard stops.count > 1, stops.count == values.count else { return nil }
    return .gradient(ResolvedGradient(colors: stops, direction: direction, in: colors))
  }

  private static func value(_ word: String, of property: BarProperty) -> ResolvedBar.Value? {
    switch property.kind {
    case .style: BarStyle(rawValue: word).map { .style($0) }
    case .background: BarBackground(rawValue: word).map { .background($0) }
    case .liquidGlass: LiquidGlass(rawValue: word).map { .liquidGlass($0) }
    case .colorOrNone: .noColor
    case .state:
      StateWord(rawValue: word).map {
        switch $0 {
        case .same: .slot(.same)
        case .transparent: .slot(.transparent)
        case .default: .slot(.system)
        }
      }
    default: .word(word)
    }
  }
}
