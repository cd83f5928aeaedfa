import ColorScience
import ThemeCompiler
import ThemeSyntax

/// Tests changes in the appearances that they affect.
final class RepairTrials {
  private struct Judgement {
    let theme: ResolvedTheme
    let contrast: [ContrastReport]
    let score: LintScore
  }

  private let trials: ThemeTrials?
  private let theme: ResolvedTheme
  private let uses: PairUses
  private let meter: ContrastMeter
  private let lines: SourceMaps
  private var before: [Set<Int>: Judgement] = [:]
  private var effects: [ThemeChange: RepairEffect?] = [:]
  /// Remaining appearances to judge; 20 screens count as one.
  private var appearances = 12_000
  /// Remaining blends of trials, and of searches for candidates.
  private var blends = ThemeLimits.blends / 4
  private var searchedBlends = ThemeLimits.blends
  /// True if a limit prevented a trial.
  private(set) var isSpent = false

  init(
    _ theme: ResolvedTheme, _ analysis: Analysis, _ uses: PairUses, load: @escaping FileLoader
  ) {
    trials = ThemeTrials(analysis, load: load)
    self.theme = theme
    self.uses = uses
    meter = analysis.meter
    lines = analysis.lines
  }

  /// Uses up a search's blends; false if too few remain.
  func affords(_ demands: [Demand], times: Int) -> Bool {
    let count = times * demands.reduce(0) { $0 + $1.blends }
    guard searchedBlends >= count else {
      isSpent = true
      return false
    }
    searchedBlends -= count
    return true
  }

  /// The effect of a change; nil if the theme doesn't improve or no trials remain.
  func effect(of change: ThemeChange) -> RepairEffect? {
    if let known = effects[change] { return known }
    let effect = measuredEffect(of: change)
    effects[change] = .some(effect)
    return effect
  }

  private func measuredEffect(of change: ThemeChange) -> RepairEffect? {
    let indices = uses.reached(from: change.range)
    let count = indices.count * (before[indices] == nil ? 2 : 1)
    guard let trials, appearances >= count, blends >= 0 else {
      isSpent = true
      return nil
    }
    let before = before[indices] ?? judgement(of: indices, after: nil, by: trials)
    self.before[indices] = before
    let after = judgement(of: indices, after: change, by: trials)
    let isClean = after.score.isBetter(than: before.score)
    guard isClean || after.score.isBetter(than: before.score, by: .bySeverity) else { return nil }
    let reports = Dictionary(
      zip(after.theme.appearances.map(\.name), after.contrast), uniquingKeysWith: { $1 })
    var ratios: [Int: Double] = [:]
    for index in indices {
      let report = reports[theme.appearances[index].name]
      for number in uses.failingUses[index] ?? [] {
        ratios[number] = report?.ratio(of: uses.all[number])
      }
    }
    return RepairEffect(
      isClean: isClean, ratios: ratios, mended: after.score.mended(since: before.score),
      change: visibleChange(from: before.theme, to: after.theme))
  }

  private func judgement(
    of indices: Set<Int>, after change: ThemeChange?, by trials: ThemeTrials
  ) -> Judgement {
    let meter = meter.fresh
    let judged = trials.trial(of: indices, after: change, meter: meter)
    appearances -= judged.theme.appearances.count + judged.theme.screens.count / 20
    blends -= meter.blends
    let score = LintScore(judged.report.contrast, judged.report.diagnostics.all, lines)
    return Judgement(theme: judged.theme, contrast: judged.report.contrast, score: score)
  }
}

extension ContrastReport {
  /// The lowest ratio of a use's pair in its variants; nil if no bar shows the pair.
  fileprivate func ratio(of use: PairUse) -> Double? {
    let found = entries.filter {
      $0.foreground == use.pair.foreground && $0.background == use.pair.background
        && !$0.variants.isDisjoint(with: use.variants)
    }
    let same = found.filter { $0.outputs == use.pair.outputs }
    return (same.isEmpty ? found : same).map(\.worst).min()
  }
}
