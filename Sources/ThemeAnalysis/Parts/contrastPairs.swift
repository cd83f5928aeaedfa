import ColorScience
import ThemeModel
import ThemeOutputs
import ThemeSyntax

/// The visible pairs of each appearance: as the theme writes them, then those of some outputs.
func contrastPairs(
  of theme: ResolvedTheme, _ installations: [[(installation: Installation, outputs: [Output])]?],
  under configuration: Configuration
) -> [[ContrastPair]] {
  let hidden = theme.hiddenBars(under: configuration)
  return theme.appearances.indices.map { index in
    contrastPairs(
      of: theme.appearances[index], hiding: hidden[index] ?? .none, installations[index],
      theme.colors, under: configuration)
  }
}

private func contrastPairs(
  of appearance: ResolvedAppearance, hiding: HiddenBars,
  _ installations: [(installation: Installation, outputs: [Output])]?, _ colors: ColorTable,
  under configuration: Configuration
) -> [ContrastPair] {
  let plain = Installation(appearance)
  let parts = plain.pairs(hiding, colors, under: configuration)
  guard let installations else { return parts.compactMap { $0.seen(in: plain) } }
  let written = parts.map { $0.seen(in: plain) }
  var isShown = written.map { _ in false }
  var others: [ContrastPair] = []
  for (installation, outputs) in installations {
    // A color may be opaque in one style only.
    let isSame =
      installation.hasSameBars(as: plain)
      && (installation.styles.theme == plain.styles.theme || !colors.hasTranslucent)
      && installation.styles.followsScreen == plain.styles.followsScreen
    let shown = isSame ? parts : installation.pairs(hiding, colors, under: configuration)
    for (index, part) in shown.enumerated() {
      if isSame, part.isAnyStyles {
        isShown[index] = true
        continue
      }
      guard var pair = part.seen(in: installation) else { continue }
      if let index = written.firstIndex(where: { $0?.isSame(as: pair) ?? false }) {
        isShown[index] = true
        continue
      }
      // In an interface style's variants, installations that fix it or none are alike.
      if let index = written.firstIndex(where: { $0?.isSameButForStyles(as: pair) ?? false }),
        let known = written[index]
      {
        isShown[index] = true
        let variants = pair.variants.subtracting(known.variants)
        guard !variants.isEmpty else { continue }
        pair.variants = variants
      }
      if let index = others.firstIndex(where: pair.isSame) {
        let known = others[index].outputs
        others[index].outputs += outputs.map(\.id).filter { !known.contains($0) }
      } else {
        pair.outputs = outputs.map(\.id)
        others.append(pair)
      }
    }
  }
  return zip(written, isShown).compactMap { $1 ? $0 : nil } + others
}

extension Installation {
  /// The unique pairs on all supported iOS versions, before styles are resolved.
  fileprivate func pairs(
    _ hiding: HiddenBars, _ colors: ColorTable, under configuration: Configuration
  ) -> [ContrastPair] {
    var pairs: [ContrastPair] = []
    // By pair; nil for those of every iOS.
    var generations: [UIKitGeneration?] = []
    let context = BarParts.Context(self, configuration, colors)
    for kind in BarKind.allCases {
      let first = pairs.count
      for isNew in [false, true]
      where isNew ? configuration.hasNewSDK : !configuration.hasGlassOnly {
        // Without glass, bars on iOS 26 are like those before.
        let bar = appearance.drawn(kind, on: isNew && configuration.hasGlass ? .ios26 : .ios15)
        let generation: UIKitGeneration? =
          isNew ? .ios26 : configuration.hasNewSDK ? .ios15 : nil
        var behind = [BackgroundKnowledge?](
          repeating: nil, count: PropertyPath.State.allCases.count)
        bar.forEachState { state, drawn in
          var parts = BarParts(bar, state, drawn, in: context, isNew: isNew)
          parts.addAll(hiding: hiding)
          behind[Int(state.rawValue)] = parts.background.knowledge
          for pair in parts.pairs {
            let known = pairs[first...].firstIndex {
              $0.hasColors(of: pair) && $0.required == pair.required && $0.advised == pair.advised
                && (!pair.backgroundKnowledge.isOfColor
                  || behind[Int($0.background.state.rawValue)] == parts.background.knowledge)
            }
            if let known {
              if generations[known] != generation { generations[known] = nil }
            } else {
              pairs.append(pair)
              generations.append(generation)
            }
          }
        }
      }
    }
    for (index, generation) in generations.enumerated() {
      if let generation { pairs[index].show(only: generation, colors) }
    }
    return pairs
  }

  /// The status bar's backgrounds in each state of the navigation bar, if the theme sets them.
  func statusBarGrounds(_ colors: ColorTable, under configuration: Configuration) -> [Ground] {
    let era = configuration.era
    let bar = appearance.drawn(.navigationBar, on: era)
    let context = BarParts.Context(self, configuration, colors)
    var grounds: [Ground] = []
    bar.forEachState { state, drawn in
      let parts = BarParts(bar, state, drawn, in: context, isNew: era == .ios26)
      guard case .known(let ground) = parts.background.knowledge, parts.isOnTheme,
        !configuration.meter.isOnAssumedContent(ground), !grounds.contains(ground)
      else { return }
      grounds.append(ground)
    }
    return grounds
  }
}

extension Configuration {
  func pairs(of bar: DrawnBar, _ colors: ColorTable) -> [ContrastPair] {
    let plain = Installation(ResolvedAppearance(of: bar))
    let context = BarParts.Context(plain, self, colors)
    var pairs: [ContrastPair] = []
    bar.forEachState { state, drawn in
      var parts = BarParts(bar, state, drawn, in: context, isNew: era == .ios26)
      parts.addAll()
      pairs += parts.pairs.compactMap { $0.seen(in: plain) }
    }
    return pairs
  }
}

extension ResolvedAppearance {
  fileprivate init(of bar: DrawnBar) {
    let range = SourceRange(file: -1, lower: 0, upper: 0)
    var bars = Bars(all: ResolvedBar())
    bars[bar.kind] = bar.bar
    self.init(
      name: "", stem: "", symbol: "", statusBarStyle: Located(.default, at: range),
      interfaceStyle: .unspecified, bars: bars, range: range)
  }
}

extension ResolvedTheme {
  /// By appearance; only `doubleNavigation` and `screens` with their presets hide navigation bars.
  fileprivate func hiddenBars(under configuration: Configuration) -> [Int: HiddenBars] {
    let outputs = configuration.outputs
    let writers = Output.all.filter { $0.mechanism != nil && outputs.contains($0.id) }.map(\.id)
    // The first version of the original library has no screens.
    let hasScreens = outputs.contains(Output.screens.id) && configuration.runtime != .yalantis2015
    let presets = hasScreens ? [Output.presets.id] : []
    let hiding = writers.filter((presets + [Output.doubleNavigation.id]).contains)
    guard writers.isEmpty || !hiding.isEmpty else { return [:] }
    var counts: [Int: (hidden: Int, all: Int)] = [:]
    for screen in screens {
      for appearance in Set([screen.appearance, screen.whenEditing]) {
        counts[appearance, default: (0, 0)].all += 1
        // In place of presets for the original library, its screens hide the bar.
        let bar = appearances[appearance].bars.navigationBar
        if screen.navigationBarHidden || runtimeColors != nil && bar.flag(.isHidden) == true {
          counts[appearance]?.hidden += 1
        }
      }
    }
    return counts.compactMapValues {
      $0.hidden == 0 ? nil : $0.hidden == $0.all && hiding.count == writers.count ? .all : .some
    }
  }
}
