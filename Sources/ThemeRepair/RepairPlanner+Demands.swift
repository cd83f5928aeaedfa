import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// What one pair asks of a scalar that says one of its colors.
struct Demand: Hashable {
  let color: Color
  let constraint: ContrastConstraint
}

extension RepairPlanner {
  /// The most blends of colors that are measured to see whether one color meets all that is asked of it.
  private static let mostBlends = 2_000

  /// What all pairs of a scalar ask of it; nil where it is both sides of one, or where they ask so
  /// much that no color is looked for.
  ///
  /// It is worked out once, however many pairs have the scalar.
  mutating func demands(on scalar: SourceRange) -> [Demand]? {
    if let known = demands[scalar] { return known }
    let found = findDemands(on: scalar)
    demands[scalar] = .some(found)
    return found
  }

  /// What the pairs of a scalar ask of it in a light or in a dark interface.
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

  /// What a pair asks of one of its sides; `keepsAlpha` where the color that is looked for has the alpha of this one.
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
