package import ThemeModel

/// What a theme's appearances look like in each output that dresses bars.
package struct OutputDrawings: Sendable {
  /// An output, and what it leaves of appearances.
  fileprivate struct Dresser: Sendable {
    let output: Output
    /// The properties that it has no way to say.
    let omitted: Bars<BarPropertySet>
    /// The symbols of the appearances that it dresses a kind of bar in; nil where these are all.
    let dressed: Bars<Set<String>?>
    /// Whether its bars keep to the interface style of an appearance.
    let pins: Bool
  }

  private let dressers: [Dresser]
  package let colors: ColorTable
  private let deploymentTarget: DeploymentTarget
  private let themed: ThemedAppearances?

  /// The drawings of the outputs that a configuration asks for.
  package init(_ theme: ResolvedTheme, _ configuration: Configuration) {
    let outputs = Output.all.filter {
      $0.mechanism != nil && configuration.outputs.contains($0.id)
    }
    dressers = outputs.map { output in
      var omitted = Bars(all: BarPropertySet())
      var dressed = Bars<Set<String>?>(all: nil)
      for kind in BarKind.allCases {
        for property in BarProperty.allCases
        where !configuration.writes(property, of: kind, by: output) {
          omitted[kind].insert(property)
        }
        let appearances = output.dresses(theme, kind)
        if appearances.count != theme.appearances.count {
          dressed[kind] = Set(appearances.map(\.symbol))
        }
      }
      return Dresser(
        output: output, omitted: omitted, dressed: dressed, pins: output.pins(configuration.runtime)
      )
    }
    colors = theme.colors
    deploymentTarget = configuration.deploymentTarget
    themed = outputs.contains { $0.draws != nil } ? ThemedAppearances(theme) : nil
  }

  /// How an appearance looks, with the outputs that draw it so; empty where none draws it, nil where all of them
  /// draw it as the theme writes it.
  package func drawings(
    of appearance: ResolvedAppearance
  ) -> [(drawing: OutputDrawing, outputs: [Output])]? {
    guard !dressers.allSatisfy({ $0.isPlain && $0.carriesAll(of: appearance) }) else { return nil }
    var drawings: [(drawing: OutputDrawing, outputs: [Output])] = []
    for dresser in dressers {
      guard let drawing = drawing(of: appearance, by: dresser) else { continue }
      if let index = drawings.firstIndex(where: { $0.drawing.isSame(as: drawing) }) {
        drawings[index].outputs.append(dresser.output)
      } else {
        drawings.append((drawing, [dresser.output]))
      }
    }
    return drawings
  }

  private func drawing(
    of appearance: ResolvedAppearance, by dresser: Dresser
  ) -> OutputDrawing? {
    guard BarKind.allCases.contains(where: { dresser.dresses(appearance, $0) }) else { return nil }
    var carried = appearance
    if !dresser.pins { carried.interfaceStyle = .unspecified }
    for kind in BarKind.allCases {
      carried.bars[kind] =
        dresser.dresses(appearance, kind)
        ? carried.bars[kind].without(dresser.omitted[kind]) : ResolvedBar()
    }
    guard let draws = dresser.output.draws else { return OutputDrawing(carried) }
    return draws(
      OutputDrawing.Subject(
        appearance: appearance, carried: carried, themed: themed, colors: colors,
        deploymentTarget: deploymentTarget))
  }
}

extension OutputDrawings.Dresser {
  /// Whether all that the output does not carry is left out, and nothing of it changes.
  fileprivate var isPlain: Bool { output.draws == nil }

  fileprivate func dresses(_ appearance: ResolvedAppearance, _ kind: BarKind) -> Bool {
    dressed[kind]?.contains(appearance.symbol) ?? true
  }

  fileprivate func carriesAll(of appearance: ResolvedAppearance) -> Bool {
    (pins || appearance.interfaceStyle == .unspecified)
      && BarKind.allCases.allSatisfy { kind in
        appearance.bars[kind].settings.isEmpty
          || dresses(appearance, kind) && !appearance.bars[kind].has(anyOf: omitted[kind])
      }
  }
}

extension OutputDrawing {
  /// Whether the same is seen, whichever output draws it.
  fileprivate func isSame(as other: OutputDrawing) -> Bool {
    let (own, others) = (appearance, other.appearance)
    return BarKind.allCases.allSatisfy {
      own.bars[$0] == others.bars[$0] && schemes?[$0] == other.schemes?[$0]
    } && tintBar == other.tintBar && own.interfaceStyle == others.interfaceStyle
      && own.statusBarStyle.value == others.statusBarStyle.value
      && own.darkStatusBarStyle?.value == others.darkStatusBarStyle?.value
  }
}

extension ResolvedBar {
  fileprivate func has(anyOf omitted: BarPropertySet) -> Bool {
    settings.contains { setting in
      if omitted.contains(setting.property) { return true }
      guard case .slot(.bar(let state)) = setting.value else { return false }
      return state.has(anyOf: omitted)
    }
  }

  fileprivate func without(_ omitted: BarPropertySet) -> ResolvedBar {
    guard has(anyOf: omitted) else { return self }
    let kept = settings.compactMap { setting -> Setting? in
      guard !omitted.contains(setting.property) else { return nil }
      guard case .slot(.bar(let state)) = setting.value else { return setting }
      return Setting(
        property: setting.property, value: .slot(.bar(state.without(omitted))),
        range: setting.range)
    }
    return ResolvedBar(settings: kept, backdrop: backdrop)
  }
}
