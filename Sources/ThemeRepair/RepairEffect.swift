import ColorScience
import ThemeCompiler

struct RepairEffect {
  /// True if no finding is new.
  let isClean: Bool
  /// The lowest ratio of each failing use after the change, by number; none if the pair is gone.
  let ratios: [Int: Double]
  /// The decrease in failing pairs; each variant counts.
  let mended: Int
  /// The weighted ΔE00 of changed colors, summed over variants.
  let change: Double

  func mends(_ use: PairUse) -> Bool {
    !use.lacksContrast || ratios[use.number, default: .infinity] >= use.ratio
  }

  func ratio(of uses: [PairUse]) -> Double? {
    uses.filter(mends).compactMap { ratios[$0.number] }.min()
  }
}

/// The sum of weighted ΔE00 over changed bar colors and status-bar styles.
func visibleChange(from old: ResolvedTheme, to new: ResolvedTheme) -> Double {
  var known: (old: Color, new: Color, difference: Double)?
  func change(
    _ property: BarProperty, _ ids: (old: ColorID, new: ColorID), _ variant: Variant
  ) -> Double {
    let (was, now) = (old.colors[ids.old, variant], new.colors[ids.new, variant])
    if was == now { return 0 }
    if known?.old != was || known?.new != now { known = (was, now, colorDifference(was, now)) }
    let weights = (property.isBackground ? changeWeight : 1) * (was.isNearGray ? 1 : changeWeight)
    return weights * (known?.difference ?? 0)
  }
  func change(
    _ bar: ResolvedBar, _ next: ResolvedBar, _ variants: VariantSet, isState: Bool = false
  ) -> Double {
    var sum = 0.0
    for setting in bar.settings where !isState || bar.ownProperties.contains(setting.property) {
      switch (setting.value, next[setting.property]?.value) {
      case (.color(let was), .color(let now)?):
        for variant in variants.members { sum += change(setting.property, (was, now), variant) }
      case (.gradient(let was), .gradient(let now)?) where was.colors.count == now.colors.count:
        let count = Double(now.colors.count)
        for (was, now) in zip(was.colors, now.colors) {
          let all = variants.members.map { change(setting.property, (was, now), $0) }
          sum += all.reduce(0, +) / count
        }
      case (.state(let was), .state(let now)?):
        sum += change(was, now, variants, isState: true)
      default: break
      }
    }
    return sum
  }
  var sum = 0.0
  for (was, now) in zip(old.appearances, new.appearances) {
    for kind in BarKind.allCases { sum += change(was.bars[kind], now.bars[kind], was.variants) }
    for variant in was.variants.members
    where was.statusBarStyle(in: variant).value != now.statusBarStyle(in: variant).value {
      sum += otherGlyphs
    }
  }
  return sum
}

/// Multiplier for changed backgrounds, and again for colors with a hue; both are more visible
/// than a changed gray foreground.
private let changeWeight = 1.5

/// The ΔE00 assumed for a changed status-bar style, whose glyphs are small and use no theme color.
private let otherGlyphs = 15.0
