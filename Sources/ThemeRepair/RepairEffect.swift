import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// What a repair does to the pairs of a theme and to its look.
struct RepairEffect {
  /// The least ratios that uses without contrast then have, by their numbers; nil where only a trial has shown what
  /// is mended.
  var ratios: [Int: Double]? = [:]
  /// How many pairs then have contrast enough, each counted in every variant.
  var mended = 0
  /// The weighted ΔE00 of the drawn colors that change, each counted in every variant.
  var change = 0.0

  /// How much more a background counts than an ink, since it covers the bar, and a color with a hue than a gray, since
  /// it mostly is the brand's.
  static let weight = 1.5

  /// The ΔE00 that other glyphs in a status bar count for: they are small, and no color of the theme's.
  static let otherGlyphs = 15.0

  /// Whether it leaves none of some uses without contrast.
  func mends(_ uses: [PairUse]) -> Bool {
    guard let ratios else { return true }
    return uses.allSatisfy { !$0.lacksContrast || ratios[$0.number, default: 0] >= $0.ratio }
  }

  func ratio(of uses: [PairUse]) -> Double? {
    let ratio = uses.compactMap { ratios?[$0.number] }.min() ?? .infinity
    return ratio.isFinite ? ratio : nil
  }

  mutating func note(_ ratio: Double, of use: PairUse) {
    guard use.lacksContrast else { return }
    ratios?[use.number] = ratio
    if ratio >= use.ratio { mended += use.variants.rawValue.nonzeroBitCount }
  }
}

private struct DrawnPlace: Hashable {
  let appearance: Int
  let path: PropertyPath
  let variant: Variant
}

/// The colors of a use with one scalar's color changed.
private struct ChangedPair {
  /// What each path shows, before and after; several colors for a gradient.
  var colors: [(path: PropertyPath, old: [ColorID], new: [ColorID])] = []
  var inks: [Ink]
  var ground: Ground
}

extension RepairPlanner {
  /// What a color at a place does; nil where a pair fails that passed, where tabs become too like each other, or
  /// where the theme asks for too much to be measured.
  mutating func effect(of color: ResolvedColor, at scalar: SourceRange) -> RepairEffect? {
    let reached = [uses.byScalar[scalar] ?? [], uses.byInput[scalar] ?? []].joined()
    // Pairs are looked up first, which takes as long as many blends.
    guard affords(40 * reached.count), !changedMeter.isOverBudget else { return nil }
    recoloring.write(color, at: scalar)
    let isUniform = color.symbol == nil && color.variants.isUniform
    var effect = RepairEffect()
    var places: Set<DrawnPlace> = []
    var known: (old: Color, new: Color, difference: Double)?
    for number in reached {
      let use = uses.all[number]
      let pair = changed(use)
      let variants = Array(use.variants.members)
      let ratio = variants.prefix(isUniform ? 1 : .max).map { contrast(of: pair, in: $0) }
        .reduce(.infinity, min)
      guard ratio >= use.least, keepsTabsApart(use) else { return nil }
      effect.note(ratio, of: use)
      for (path, old, new) in pair.colors where old != new {
        for variant in variants {
          let place = DrawnPlace(appearance: use.appearance, path: path, variant: variant)
          guard places.insert(place).inserted else { continue }
          for ids in zip(old, new) {
            let (was, now) = (theme.colors[ids.0, variant], recoloring.colors[ids.1, variant])
            if known?.old != was || known?.new != now {
              known = (was, now, colorDifference(was, now))
            }
            let weights =
              (path.property.isBackground ? RepairEffect.weight : 1)
              * (was.isNearGray ? 1 : RepairEffect.weight)
            effect.change += weights * (known?.difference ?? 0) / Double(old.count)
          }
        }
      }
    }
    return effect
  }

  private func changed(_ use: PairUse) -> ChangedPair {
    let appearance = theme.appearances[use.appearance]
    var pair = ChangedPair(inks: [use.pair.ink], ground: use.ground)
    func change(_ path: PropertyPath) -> ColorID? {
      guard let place = theme.place(of: path, in: appearance, use.variant) else { return nil }
      let color = recoloring.color(place.value, at: place.range)
      pair.colors.append((path, [place.value], [color]))
      return color
    }
    if let color = use.pair.foreground.path.flatMap(change) {
      pair.inks = [.color(color)]
    } else if appearance.isInverse && use.pair.foregroundRange == appearance.range {
      // The status bar of an inverse has the style that is best for its background, whatever that is.
      pair.inks = [.blackGlyphs, .whiteGlyphs]
    }
    if use.ground.color != nil, let color = change(use.pair.background) {
      pair.ground = use.ground.painted(.color(color))
    }
    if let gradient = use.ground.gradient {
      let colors = gradient.colors.map { recoloring.color($0, at: use.pair.backgroundRange) }
      let changed = ResolvedGradient(colors: colors, direction: gradient.direction)
      pair.ground = use.ground.painted(.gradient(changed))
      pair.colors.append((use.pair.background, gradient.colors, colors))
    }
    return pair
  }

  private func contrast(of pair: ChangedPair, in variant: Variant) -> Double {
    pair.inks.map {
      changedMeter.interval(of: $0, on: pair.ground, in: variant, colors: recoloring.colors).worst
    }.reduce(0, max)
  }

  /// Whether the selected tab and the others are as far apart as they have to be, or were.
  private func keepsTabsApart(_ use: PairUse) -> Bool {
    guard let path = use.pair.foreground.path, path.bar == .tabBar else { return true }
    let tabs: [BarProperty] = [.tintColor, .unselectedItemTintColor]
    guard tabs.contains(path.property) else { return true }
    let appearance = theme.appearances[use.appearance]
    return use.variants.members.allSatisfy { variant in
      let places = tabs.compactMap { tab in
        theme.place(
          of: PropertyPath(bar: path.bar, state: path.state, property: tab), in: appearance, variant
        )
      }
      guard places.count == tabs.count else { return true }
      let old = places.map { theme.colors[$0.value, variant] }
      let changed = places.map { recoloring.color($0.value, at: $0.range) }
      let new = changed.map { recoloring.colors[$0, variant] }
      if old == new { return true }
      let least = min(colorDifference(old[0], old[1]), LintRule.leastTabDifference)
      return colorDifference(new[0], new[1]) >= least
    }
  }
}
