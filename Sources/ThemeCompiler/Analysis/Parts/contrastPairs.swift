import ColorScience
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
  if installations == nil, parts.allSatisfy(\.isAnyStyles) { return parts }
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
    pairs.reserveCapacity(16)
    let context = BarParts.Context(self, configuration, colors)
    let generations: [UIKitGeneration?] =
      configuration.hasGlassOnly ? [.ios26] : configuration.hasNewSDK ? [.ios15, .ios26] : [nil]
    for kind in BarKind.allCases {
      let first = pairs.count
      for generation in generations {
        // Without glass, bars on iOS 26 are like those before.
        let isGlass = generation == .ios26 && configuration.hasGlass
        let bar = appearance.drawn(kind, on: isGlass ? .ios26 : .ios15)
        var behind: [PropertyPath.State: BackgroundKnowledge] = [:]
        bar.forEachState { state, drawn in
          let own = pairs.count
          var parts = BarParts(bar, state, drawn, in: context, on: generation)
          parts.addAll(to: &pairs, hiding: hiding)
          if bar.bar.hasStates { behind[state] = parts.background.knowledge }
          var kept = own
          merging: for index in own..<pairs.count {
            for known in first..<own
            where pairs[known].required == pairs[index].required
              && pairs[known].advised == pairs[index].advised
              && pairs.haveSameColors(known, index)
              && (!pairs[index].backgroundKnowledge.isOfColor || !bar.bar.hasStates
                || behind[pairs[known].background.state] == parts.background.knowledge)
            {
              if pairs[known].generation != generation { pairs[known].generation = nil }
              continue merging
            }
            pairs.swapAt(kept, index)
            kept += 1
          }
          pairs.removeLast(pairs.count - kept)
        }
      }
    }
    for index in pairs.indices { pairs[index].fixGeneration(colors) }
    return pairs
  }

  /// The status bar's backgrounds in each state of the navigation bar, if the theme sets them.
  func statusBarGrounds(_ colors: ColorTable, under configuration: Configuration) -> [Ground] {
    let bar = appearance.drawn(.navigationBar, on: configuration.era)
    let context = BarParts.Context(self, configuration, colors)
    var grounds: [Ground] = []
    bar.forEachState { state, drawn in
      let parts = BarParts(bar, state, drawn, in: context, on: nil)
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
      var parts = BarParts(bar, state, drawn, in: context, on: era == .ios26 ? .ios26 : nil)
      parts.addAll(to: &pairs)
    }
    return pairs.compactMap { $0.seen(in: plain) }
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
    let hidden = counts.filter { $0.value.hidden > 0 }.mapValues { $0.hidden == $0.all }
    // The preset of an inverse is also seen on screens of the appearance that has it.
    let shown = appearances.indices.filter {
      !presets.isEmpty && hidden[$0] != true && !appearances[$0].isInverse
    }
    let inverses = Set(shown.flatMap { appearances[$0].inverse })
    return hidden.reduce(into: [:]) { bars, bar in
      let isAlways = bar.value && hiding.count == writers.count && !inverses.contains(bar.key)
      bars[bar.key] = isAlways ? .all : .some
    }
  }
}
