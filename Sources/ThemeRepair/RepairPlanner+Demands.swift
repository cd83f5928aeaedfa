import ColorScience
import ThemeCompiler
import ThemeSyntax

/// A pair's requirement on one of its colors.
struct Demand {
  let color: Color
  fileprivate(set) var variants: VariantSet
  let blends: Int
  let isMet: ColorTest
}

private struct DemandKey: Hashable {
  let ink: Ink
  let ground: Ground
  let variant: Variant
  let ratio: Double
  let isFront: Bool
}

extension RepairPlanner {
  /// The requirements on a scalar; empty if a pair has it on both sides.
  mutating func demands(on scalar: SourceRange, keepsAlpha: Bool = true) -> [Demand] {
    if let known = demands[scalar]?[keepsAlpha] { return known }
    let found = findDemands(on: scalar, keepsAlpha: keepsAlpha)
    demands[scalar, default: [:]][keepsAlpha] = found
    return found
  }

  private func findDemands(on scalar: SourceRange, keepsAlpha: Bool) -> [Demand] {
    var known: [DemandKey: Range<Int>] = [:]
    var found: [Demand] = []
    for index in uses.byScalar[scalar] ?? [] {
      let use = uses.all[index]
      let isFront = use.front?.isSaid(by: scalar) ?? false
      if isFront, use.back?.isSaid(by: scalar) ?? false { return [] }
      let key = DemandKey(
        ink: use.pair.ink, ground: use.ground, variant: use.variant, ratio: use.ratio,
        isFront: isFront)
      if let same = known[key] {
        for index in same { found[index].variants.formUnion(use.variants) }
        continue
      }
      let own = demands(of: use, onFront: isFront, keepsAlpha: keepsAlpha)
      known[key] = found.count..<found.count + own.count
      found += own
    }
    return found
  }

  private func demands(of use: PairUse, onFront isFront: Bool, keepsAlpha: Bool) -> [Demand] {
    meter.displays(of: use.pair.ink, on: use.ground, in: use.variant, theme.colors).flatMap {
      display -> [Demand] in
      let front = display.color(of: use.pair.ink)
      let demand = { (color: Color, blends: Int, test: @escaping ColorTest) in
        Demand(color: color, variants: use.variants, blends: max(1, 2 * blends), isMet: test)
      }
      if isFront, keepsAlpha, front.alpha == 1 {
        let ranges = meter.luminances(use.ground, on: display)
        return foregroundTests(on: ranges, ratio: use.ratio).map { demand(front, 0, $0) }
      }
      let stack = meter.stack(use.ground, on: display)
      let written = isFront ? front : use.ground.color.map { display.color(of: .color($0)) }
      return stack.gradient.samples(in: 16).map(stack.effectiveBackground).map { back in
        demand(
          written ?? back.color, back.backdrops.count,
          isFront
            ? foregroundTest(on: back.color, over: back.backdrops, ratio: use.ratio)
            : backgroundTest(under: front, over: back.backdrops, ratio: use.ratio))
      }
    }
  }
}
