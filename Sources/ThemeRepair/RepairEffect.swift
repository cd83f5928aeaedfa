import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// The effect of a change on a theme's pairs and looks.
struct RepairEffect {
  /// True if no finding is new.
  let isClean: Bool
  /// The lowest ratios of failing uses after the change, by number; none for a pair that is gone.
  let ratios: [Int: Double]
  /// Number of pairs that no longer fail, by variant.
  let mended: Int
  /// The weighted ΔE00 of changed colors, summed over variants.
  let change: Double

  func mends(_ uses: [PairUse]) -> Bool {
    uses.allSatisfy { !$0.lacksContrast || ratios[$0.number, default: .infinity] >= $0.ratio }
  }

  func ratio(of uses: [PairUse]) -> Double? {
    uses.compactMap { ratios[$0.number] }.min()
  }
}

/// Trials of changes, each on the appearances that it reaches.
final class RepairTrials {
  private struct Judgement {
    let theme: ResolvedTheme
    let contrast: [ContrastReport]
    let score: LintScore
  }

  private let trials: ThemeTrials?
  private let uses: PairUses
  private let meter: ContrastMeter
  private let lines: SourceMaps
  private var before: [Set<Int>: Judgement] = [:]
  private var effects: [ThemeChange: RepairEffect?] = [:]
  /// Number of appearances that may still be judged.
  private var appearances = 20_000

  init(_ analysis: Analysis, _ uses: PairUses, load: @escaping FileLoader) {
    trials = ThemeTrials(analysis, load: load)
    self.uses = uses
    meter = analysis.meter
    lines = analysis.lines
  }

  /// The effect of a change; nil if it does not improve the theme, or is one too many.
  func effect(of change: ThemeChange) -> RepairEffect? {
    if let known = effects[change] { return known }
    let effect = tried(change)
    effects[change] = .some(effect)
    return effect
  }

  private func tried(_ change: ThemeChange) -> RepairEffect? {
    let reached = uses.reached(from: change.range)
    let indices = Set(reached.map(\.appearance))
    guard let before = before[indices] ?? judgement(of: indices, after: nil) else { return nil }
    self.before[indices] = before
    guard let after = judgement(of: indices, after: change),
      let standard = [LintScore.Standard.nothingNew, .bySeverity].first(where: {
        after.score.isBetter(than: before.score, by: $0)
      })
    else { return nil }
    let reports = Dictionary(
      zip(after.theme.appearances.map(\.name), after.contrast), uniquingKeysWith: { $1 })
    var ratios: [Int: Double] = [:]
    for use in reached where use.lacksContrast {
      ratios[use.number] = reports[use.appearanceName]?.ratio(of: use)
    }
    return RepairEffect(
      isClean: standard == .nothingNew, ratios: ratios,
      mended: after.score.mended(since: before.score),
      change: visibleChange(from: before.theme, to: after.theme))
  }

  private func judgement(
    of indices: Set<Int>, after change: ThemeChange?
  ) -> Judgement? {
    appearances -= 1 + indices.count
    guard appearances >= 0, let judged = trials?.judged(indices, after: change, meter.fresh)
    else { return nil }
    let report = judged.report
    return Judgement(
      theme: judged.theme, contrast: report.contrast,
      score: LintScore(report.contrast, report.diagnostics.all, lines))
  }
}

extension ContrastReport {
  /// The lowest ratio of a use's parts; nil if nothing shows them.
  fileprivate func ratio(of use: PairUse) -> Double? {
    let found = entries.filter {
      $0.foreground == use.pair.foreground && $0.background == use.pair.background
        && !$0.variants.isDisjoint(with: use.variants)
    }
    let same = found.filter { $0.outputs == use.pair.outputs }
    return (same.isEmpty ? found : same).map(\.worst).min()
  }
}

/// The weighted ΔE00 of all colors of bars, and of status bars' styles.
private func visibleChange(from old: ResolvedTheme, to new: ResolvedTheme) -> Double {
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
    for setting in bar.settings
    where !isState || bar.ownProperties.contains(setting.property) {
      switch (setting.value, next[setting.property]?.value) {
      case (.color(let was), .color(let now)?):
        for variant in variants.members { sum += change(setting.property, (was, now), variant) }
      case (.gradient(let was), .gradient(let now)?) where was.colors.count == now.colors.count:
        let count = Double(now.colors.count)
        for (was, now) in zip(was.colors, now.colors) {
          for variant in variants.members {
            sum += change(setting.property, (was, now), variant) / count
          }
        }
      case (.slot(.bar(let was)), .slot(.bar(let now))?):
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

/// The ΔE00 of a changed status-bar style: small glyphs, and no color of the theme.
private let otherGlyphs = 15.0
