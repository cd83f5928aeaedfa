import ColorScience

extension Manifest {
  /// What is decided about a theme; each part is made of it when somebody asks for the part.
  ///
  /// `isListed` says whether the palette lists a color to which nothing refers; `measured` and
  /// `location` speak of an appearance by its index in the theme.
  package init(
    of theme: ResolvedTheme, outputs: [String], inputs: [Input], diagnostics: Diagnostics,
    waived: [Location], isListed: (NamedColor) -> Bool,
    measured: @escaping @Sendable (Int) -> Measured,
    location: @escaping @Sendable (Int) -> Location
  ) {
    let names = PaletteNames(theme)
    let order = sorted(theme.appearances.indices) { theme.appearances[$0].name }
    let palette = sorted(
      theme.palette.indices.filter { theme.palette[$0].isReferred || isListed(theme.palette[$0]) }
    ) { theme.palette[$0].name }
    let roles = sorted(theme.roles.indices) { theme.roles[$0].name }
    let screens = sorted(theme.screens.indices) { theme.screens[$0].name }
    self.init(
      appearances: PartList(count: order.count) { index in
        Appearance(theme, order[index], names, measured: measured(order[index]))
      },
      diagnostics: diagnostics, generator: "appearance \(version)", name: theme.name,
      outputs: sorted(outputs) { $0 },
      palette: PartList(count: palette.count) { PaletteColor(theme, palette[$0]) },
      roles: PartList(count: roles.count) { Role(theme, roles[$0]) },
      screens: PartList(count: screens.count) { Screen(theme, screens[$0]) },
      source: theme.fileName,
      sources: Sources(
        inputs: inputs,
        locations: PartList(count: order.count) { index in
          NamedLocation(
            name: theme.appearances[order[index]].name, location: location(order[index]))
        }, waived: waived))
  }
}

/// Things in the order of the code points of their names, on every machine.
private func sorted<Things: Sequence>(
  _ things: Things, by name: (Things.Element) -> String
) -> [Things.Element] {
  things.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
}

/// The palette colors of a theme by their place in the color table, where each name has its own.
private struct PaletteNames: Sendable {
  private let entries: [Int32]

  init(_ theme: ResolvedTheme) {
    var entries = [Int32](repeating: -1, count: theme.colors.count)
    // `none` in a color's place says that there is none.
    for (index, entry) in theme.palette.enumerated() where entry.name != "none" {
      entries[Int(entry.color.index)] = Int32(truncatingIfNeeded: index)
    }
    self.entries = entries
  }

  /// The name of a color that is the palette's own, nil for any other one.
  func name(_ color: ColorID, _ theme: ResolvedTheme) -> String? {
    let entry = Int(entries[Int(color.index)])
    return entry < 0 ? nil : theme.palette[entry].name
  }
}

extension Manifest.PaletteColor {
  fileprivate init(_ theme: ResolvedTheme, _ index: Int) {
    let entry = theme.palette[index]
    self.init(name: entry.name, color: theme.colors[entry.color].variants)
  }
}

extension Manifest.Role {
  fileprivate init(_ theme: ResolvedTheme, _ index: Int) {
    let role = theme.roles[index]
    self.init(
      name: role.name, color: theme.colors[role.color].variants,
      inverse: theme.colors[role.inverse].variants)
  }
}

extension Manifest.Screen {
  fileprivate init(_ theme: ResolvedTheme, _ index: Int) {
    let screen = theme.screens[index]
    self.init(
      name: screen.name, appearance: theme.appearances[screen.appearance].name,
      navigationBarHidden: screen.navigationBarHidden, toolbarHidden: screen.toolbarHidden,
      whenEditing: theme.appearances[screen.whenEditing].name)
  }
}

extension Manifest.Appearance {
  fileprivate init(
    _ theme: ResolvedTheme, _ index: Int, _ names: PaletteNames, measured: Manifest.Measured
  ) {
    let appearance = theme.appearances[index]
    var bars = Bars(all: Manifest.Bar())
    for kind in BarKind.allCases { bars[kind] = Manifest.Bar(appearance.bars[kind], theme, names) }
    let isDescribed = appearance.kind == .declared && !appearance.description.isEmpty
    self.init(
      name: appearance.name, symbol: appearance.symbol, kind: appearance.kind,
      description: isDescribed ? appearance.description.joined(separator: "\n") : nil,
      deprecated: appearance.deprecation.first, interfaceStyle: appearance.interfaceStyle,
      statusBarStyle: appearance.statusBarStyle.value,
      inverse: appearance.inverse.first.map { theme.appearances[$0].name }, bars: bars,
      measured: measured)
  }
}

extension Manifest.Bar {
  fileprivate init(_ bar: ResolvedBar, _ theme: ResolvedTheme, _ names: PaletteNames) {
    settings = bar.settings.map { setting in
      Manifest.Setting(
        property: setting.property, value: Manifest.Value(setting.value, theme, names))
    }
    settings.sort { $0.property.manifestOrder < $1.property.manifestOrder }
  }
}

extension Manifest.Value {
  fileprivate init(_ value: ResolvedBar.Value, _ theme: ResolvedTheme, _ names: PaletteNames) {
    self =
      switch value {
      case .color(let color):
        names.name(color, theme).map { .reference($0) } ?? .color(theme.colors[color].variants)
      case .noColor: .word("none")
      case .style(let style): .word(style.rawValue)
      case .background(let background): .word(background.rawValue)
      case .liquidGlass(let policy): .word(policy.rawValue)
      case .flag(let flag): .flag(flag)
      case .font(let font): .font(font)
      case .word(let word): .word(word)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .slot(.same): .word("same")
      case .slot(.transparent): .word("transparent")
      case .slot(.bar(let bar)): .bar(Manifest.Bar(bar, theme, names))
      }
  }
}
