import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// The requirement of a pair on one of its colors' scalars.
struct Demand: Hashable {
  let color: Color
  let constraint: ContrastConstraint
}

/// The requirements on a scalar, and the variants of their pairs.
struct Demands {
  fileprivate(set) var all: [Demand] = []
  fileprivate(set) var variants: [VariantSet] = []
  fileprivate(set) var colors: Set<Color> = []

  func seen(in shown: VariantSet) -> [Demand] {
    zip(all, variants).lazy.filter { !$1.isDisjoint(with: shown) }.map(\.0)
  }
}

/// The values that determine a pair's requirements.
private struct DemandKey: Hashable {
  let ink: Ink
  let ground: Ground
  let variant: Variant
  let ratio: Double
  let isFront: Bool
}

extension RepairPlanner {
  /// The cached requirements on a scalar; nil if a pair has it on both sides.
  mutating func demands(on scalar: SourceRange) -> Demands? {
    if let known = demands[scalar] { return known }
    let found = findDemands(on: scalar)
    demands[scalar] = .some(found)
    return found
  }

  private func findDemands(on scalar: SourceRange) -> Demands? {
    var cached: [DemandKey: [Int]] = [:]
    var indices: [Demand: Int] = [:]
    var found = Demands()
    for use in (uses.byScalar[scalar] ?? []).lazy.map({ uses.all[$0] }) {
      let isFront = use.front?.isSaid(by: scalar) ?? false
      if isFront, use.back?.isSaid(by: scalar) ?? false { return nil }
      let key = DemandKey(
        ink: use.pair.ink, ground: use.ground, variant: use.variant, ratio: use.ratio,
        isFront: isFront)
      var own = cached[key] ?? []
      if own.isEmpty {
        own = demands(of: use, onFront: isFront).map { demand in
          if let known = indices[demand] { return known }
          indices[demand] = found.all.count
          found.all.append(demand)
          found.variants.append([])
          found.colors.insert(demand.color)
          return found.all.count - 1
        }
        cached[key] = own
      }
      for index in own { found.variants[index].formUnion(use.variants) }
    }
    return found
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
