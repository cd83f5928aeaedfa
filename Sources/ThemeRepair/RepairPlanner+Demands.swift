import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// The requirement of a pair on one of its colors' scalars.
struct Demand: Hashable {
  let color: Color
  let constraint: ContrastConstraint
}

extension RepairPlanner {
  /// The most blends for checking one color.
  private static let mostBlends = 2_000

  /// The requirements of a scalar's pairs, cached; nil if it is both sides of one, or over the
  /// limit.
  mutating func demands(on scalar: SourceRange) -> [Demand]? {
    if let known = demands[scalar] { return known }
    let found = findDemands(on: scalar)
    demands[scalar] = .some(found)
    return found
  }

  func demands(on scalar: SourceRange, isDark: Bool) -> [Demand]? {
    findDemands(on: scalar) { !$0.variants.isDisjoint(with: isDark ? .dark : .light) }
  }

  private func findDemands(
    on scalar: SourceRange, where counts: (PairUse) -> Bool = { _ in true }
  ) -> [Demand]? {
    var seen: Set<Demand> = []
    var demands: [Demand] = []
    var blends = 0
    for index in uses.byScalar[scalar] ?? [] {
      let use = uses.all[index]
      guard counts(use) else { continue }
      let isFront = use.front?.isSaid(by: scalar) ?? false
      if isFront, use.back?.isSaid(by: scalar) ?? false { return nil }
      for demand in self.demands(of: use, onFront: isFront) where seen.insert(demand).inserted {
        blends += demand.constraint.blends
        guard blends <= Self.mostBlends else { return nil }
        demands.append(demand)
      }
    }
    return demands
  }

  /// The requirements on one side of a pair; `keepsAlpha` for a new color with the same alpha.
  func demands(of use: PairUse, onFront isFront: Bool, keepsAlpha: Bool = true) -> [Demand] {
    meter.displays(of: use.pair.ink, on: use.ground, in: use.variant, theme.colors).flatMap {
      display -> [Demand] in
      let front = display.color(of: use.pair.ink)
      if isFront, keepsAlpha, front.alpha == 1 {
        let ranges = meter.luminances(use.ground, on: display)
        return ContrastConstraint.constraints(on: ranges, ratio: use.ratio)
          .map { Demand(color: front, constraint: $0) }
      }
      let stack = meter.stack(use.ground, on: display)
      let written = isFront ? front : use.ground.color.map { display.color(of: .color($0)) }
      return stack.gradient.samples(in: 16).map(stack.effectiveBackground).map { back in
        Demand(
          color: written ?? back.color,
          constraint: ContrastConstraint(
            isFront ? .foreground : .background, partner: isFront ? back.color : front,
            backdrops: back.backdrops, ratio: use.ratio))
      }
    }
  }
}
