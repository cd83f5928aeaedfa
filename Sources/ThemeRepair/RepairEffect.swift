import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// The effect of a repair on a theme's pairs and appearance.
struct RepairEffect {
  /// The lowest ratios of failing uses after the repair, by number; nil if only a trial has shown
  /// the effect.
  var ratios: [Int: Double]? = [:]
  /// Number of pairs that pass after the repair, by variant.
  var mended = 0
  /// The weighted ΔE00 of changed colors, summed over variants.
  var change = 0.0

  /// Multiplier for changed backgrounds, and again for colors with a hue; both are more visible
  /// than a changed gray foreground.
  static let weight = 1.5

  /// The ΔE00 of a changed status-bar style: small glyphs, and no color of the theme.
  static let otherGlyphs = 15.0

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

/// A use's colors with one scalar changed.
private struct ChangedPair {
  /// By path, before and after; several colors for a gradient.
  var colors: [(path: PropertyPath, old: [ColorID], new: [ColorID])] = []
  var inks: [Ink]
  var ground: Ground
}

extension RepairPlanner {
  /// The effect of a color at a range; nil if a passing pair fails, tabs become too similar, or the
  /// limit is exceeded.
  mutating func effect(of color: ResolvedColor, at scalar: SourceRange) -> RepairEffect? {
    let reached = [uses.byScalar[scalar] ?? [], uses.byInput[scalar] ?? []].joined()
    // Looking pairs up takes as long as many blends.
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
      // An inverse's status bar has the best style for its background.
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
