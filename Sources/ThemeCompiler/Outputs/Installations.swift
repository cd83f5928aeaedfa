extension ResolvedTheme {
  /// By appearance: empty if no output styles it, nil if all show it as written.
  package func installations(
    under configuration: Configuration
  ) -> [[(installation: Installation, outputs: [Output])]?] {
    appearances.map(Installations(self, configuration).all)
  }
}

/// The configured outputs that style bars.
private struct Installations {
  struct Installer {
    let output: Output
    /// The properties that the output cannot write.
    let omitted: Bars<BarPropertySet>
    /// Symbols of appearances; nil for all.
    let written: Bars<Set<String>?>
  }

  private let installers: [Installer]
  private let colors: ColorTable
  private let runtimeColors: RuntimeColors?
  private let worn: WornBars
  private let era: DrawnBar.Era
  private let themed: ColorTheme?

  init(_ theme: ResolvedTheme, _ configuration: Configuration) {
    let outputs = Output.all.filter {
      $0.mechanism != nil && configuration.outputs.contains($0.id)
    }
    installers = outputs.map { output in
      var omitted = Bars(all: BarPropertySet())
      var written = Bars<Set<String>?>(all: nil)
      for kind in BarKind.allCases {
        for property in BarProperty.allCases
        where !configuration.writes(property, of: kind, by: output)
          || configuration.ignoredFrom(property, on: kind, by: output) == IOSVersion.oldest.major
        {
          omitted[kind].insert(property)
        }
        let appearances = output.dresses(theme, kind)
        if appearances.count != theme.appearances.count {
          written[kind] = Set(appearances.map(\.symbol))
        }
      }
      return Installer(output: output, omitted: omitted, written: written)
    }
    colors = theme.colors
    runtimeColors = theme.runtimeColors
    worn = WornBars(theme.wornAppearances)
    era = configuration.era
    themed =
      outputs.contains { $0.id == Output.colorTheme.id }
      ? ColorTheme(theme, on: configuration.era) : nil
  }

  func all(
    of appearance: ResolvedAppearance
  ) -> [(installation: Installation, outputs: [Output])]? {
    guard !installers.allSatisfy({ showsAll(of: appearance, by: $0) }) else { return nil }
    var all: [(installation: Installation, outputs: [Output])] = []
    for installer in installers {
      for installation in installations(of: appearance, by: installer) {
        if let index = all.firstIndex(where: {
          $0.installation.styles == installation.styles
            && $0.installation.hasSameBars(as: installation)
        }) {
          if all[index].outputs.last?.id != installer.output.id {
            all[index].outputs.append(installer.output)
          }
        } else {
          all.append((installation, [installer.output]))
        }
      }
    }
    return all
  }

  private func showsAll(of appearance: ResolvedAppearance, by installer: Installer) -> Bool {
    let isPlain = installer.output.id == Output.presets.id && runtimeColors == nil
    guard installer.output.installs == nil || isPlain else { return false }
    return BarKind.allCases.allSatisfy { kind in
      appearance.bars[kind].settings.isEmpty
        || appearance.bars[kind].configuresBackground && installer.writes(appearance, kind)
          && !appearance.bars[kind].has(anyOf: installer.omitted[kind])
    }
  }

  private func installations(
    of appearance: ResolvedAppearance, by installer: Installer
  ) -> [Installation] {
    guard BarKind.allCases.contains(where: { installer.writes(appearance, $0) }) else { return [] }
    var carried = appearance
    for kind in BarKind.allCases {
      carried.bars[kind] =
        installer.writes(appearance, kind)
        ? carried.bars[kind].without(installer.omitted[kind]) : ResolvedBar()
    }
    let subject = Installation.Subject(
      appearance: appearance, carried: carried, themed: themed?.installations, colors: colors,
      runtimeColors: runtimeColors, worn: worn, era: era)
    var all = installer.output.installs?(subject) ?? [Installation(carried)]
    for index in all.indices {
      for kind in BarKind.allCases where !all[index].appearance.bars[kind].settings.isEmpty {
        all[index].appearance.bars[kind].addBackdrops(ofStatesOf: appearance.bars[kind])
      }
    }
    return all
  }
}

extension Installations.Installer {
  func writes(_ appearance: ResolvedAppearance, _ kind: BarKind) -> Bool {
    written[kind]?.contains(appearance.symbol) ?? true
  }
}

extension Installation {
  package func hasSameBars(as other: Installation) -> Bool {
    let (own, others) = (appearance, other.appearance)
    return own.bars == others.bars && schemes == other.schemes
      && (tintsItems == other.tintsItems
        || !own.bars.navigationBar.has(anyOf: BarPropertySet([.plainButton, .tintColor])))
      && (hasTint == other.hasTint || !own.bars.navigationBar.has(.tintColor))
      && tintBar == other.tintBar && own.interfaceStyle == others.interfaceStyle
      && own.statusBarStyle.value == others.statusBarStyle.value
      && own.darkStatusBarStyle?.value == others.darkStatusBarStyle?.value
  }
}
