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
    let parts = ThemeParts(theme)
    let order = sorted(theme.appearances.indices) { theme.appearances[$0].name }
    let palette = sorted(
      theme.palette.indices.filter { theme.palette[$0].isReferred || isListed(theme.palette[$0]) }
    ) { theme.palette[$0].name }
    let roles = sorted(theme.roles.indices) { theme.roles[$0].name }
    let screens = sorted(theme.screens.indices) { theme.screens[$0].name }
    self.init(
      appearances: PartList(count: order.count) { index in
        Appearance(parts, order[index], measured: measured(order[index]))
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
            name: parts.theme.appearances[order[index]].name, location: location(order[index]))
        }, waived: waived))
  }
}

/// Things in the order of the code points of their names, on every machine.
private func sorted<Things: Sequence>(
  _ things: Things, by name: (Things.Element) -> String
) -> [Things.Element] {
  things.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
}

/// A theme whose parts become parts of a manifest; one at a time, so it is shared and never copied.
private final class ThemeParts: Sendable {
  let theme: ResolvedTheme
  /// The palette colors by their place in the color table, where each name has its own; -1 elsewhere.
  private let entries: [Int32]

  init(_ theme: ResolvedTheme) {
    var entries = [Int32](repeating: -1, count: theme.colors.count)
    // `none` in a color's place says that there is none.
    for (index, entry) in theme.palette.enumerated() where entry.name != "none" {
      entries[Int(entry.color.index)] = Int32(truncatingIfNeeded: index)
    }
    self.theme = theme
    self.entries = entries
  }

  /// The name of a color that is the palette's own, else its components.
  func color(_ color: ColorID) -> ManifestColor {
    let entry = Int(entries[Int(color.index)])
    if entry >= 0 { return .reference(theme.palette[entry].name) }
    return theme.colors.plainColor(color).map { .color($0) }
      ?? ManifestColor(theme.colors[color].variants)
  }

  func bar(_ bar: ResolvedBar) -> ManifestBar {
    bar.map(color: color) { Gradient(colors: $0.colors.map(color), direction: $0.direction) }
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
    _ parts: ThemeParts, _ index: Int, measured: Manifest.Measured
  ) {
    let appearance = parts.theme.appearances[index]
    let bars = Bars(
      navigationBar: parts.bar(appearance.bars.navigationBar),
      toolbar: parts.bar(appearance.bars.toolbar), tabBar: parts.bar(appearance.bars.tabBar))
    let isDescribed = appearance.kind == .declared && !appearance.description.isEmpty
    self.init(
      name: appearance.name, symbol: appearance.symbol, kind: appearance.kind,
      description: isDescribed ? appearance.description.joined(separator: "\n") : nil,
      deprecated: appearance.deprecation.first, interfaceStyle: appearance.interfaceStyle,
      statusBarStyle: appearance.statusBarStyle.value,
      darkStatusBarStyle: appearance.darkStatusBarStyle?.value,
      inverse: appearance.inverse.first.map { parts.theme.appearances[$0].name },
      backdrop: appearance.backdrop?.map(parts.color), bars: bars,
      measured: measured)
  }
}
