import ColorScience
import ThemeLint
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// What one pair asks of a scalar that says one of its colors.
struct Demand: Hashable {
  /// The color that the scalar has there.
  let color: Color
  let constraint: ContrastConstraint
}

extension RepairPlanner {
  /// The most different pairs that one color is made to meet.
  private static let mostDemands = 1_000

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
    findDemands(on: scalar) { $0.variant.isDark == isDark }
  }

  private func findDemands(
    on scalar: SourceRange, where counts: (PairUse) -> Bool = { _ in true }
  ) -> [Demand]? {
    var seen: Set<Demand> = []
    var demands: [Demand] = []
    var last: PairUse?
    for index in uses.byScalar[scalar] ?? [] {
      let use = uses.all[index]
      guard counts(use) else { continue }
      // Most pairs are the same in every variant.
      if let last, isSame(use, last) { continue }
      last = use
      let isFront = use.front?.isSaid(by: scalar) ?? false
      if isFront, use.back?.isSaid(by: scalar) ?? false { return nil }
      for (front, back) in colors(of: use) {
        let demand = Demand(
          color: isFront ? front : back.color,
          constraint: ContrastConstraint(
            isFront ? .foreground : .background, partner: isFront ? back.color : front,
            backdrops: back.backdrops, ratio: use.ratio))
        guard seen.insert(demand).inserted else { continue }
        guard demands.count < Self.mostDemands else { return nil }
        demands.append(demand)
      }
    }
    return demands
  }

  /// Whether two uses are one pair with the same plain colors from the same places.
  private func isSame(_ use: PairUse, _ other: PairUse) -> Bool {
    use.index == other.index && use.appearance == other.appearance && use.ratio == other.ratio
      && use.front?.scalars == other.front?.scalars && use.back?.scalars == other.back?.scalars
      && plainColors(of: use) != nil
  }

  /// The colors of a pair that has the same ones in every variant and on every iOS, nil for others.
  private func plainColors(of use: PairUse) -> (front: Color, back: Backing)? {
    guard use.ground.backdrop == nil, let color = use.ground.color,
      theme.colors.plainColor(color) != nil
    else { return nil }
    let back = meter.backing(use.ground, in: use.variant, on: meter.generations[0], theme.colors)
    switch use.pair.ink {
    case .color(let id): return theme.colors.plainColor(id).map { ($0, back) }
    case .blackGlyphs: return (.black, back)
    case .whiteGlyphs: return (.white, back)
    }
  }

  /// The colors of a pair on each iOS of the deployment range and on every kind of devices.
  func colors(of use: PairUse) -> [(front: Color, back: Backing)] {
    if let plain = plainColors(of: use) { return [plain] }
    return meter.views(of: use.pair.ink, on: use.ground, in: use.variant, theme.colors).flatMap {
      colors(of: use, $0)
    }
  }

  /// The colors of a pair on each iOS of the deployment range, as some devices have them.
  private func colors(of use: PairUse, _ colors: ColorTable) -> [(front: Color, back: Backing)] {
    let front =
      switch use.pair.ink {
      case .color(let id): colors[id]
      case .blackGlyphs: ResolvedColor(ColorVariants(all: .black))
      case .whiteGlyphs: ResolvedColor(ColorVariants(all: .white))
      }
    let isSame =
      front.symbol == nil && use.ground.backdrop == nil
      && use.ground.colors.allSatisfy { colors.symbol($0) == nil }
    return meter.generations.prefix(isSame ? 1 : meter.generations.count).flatMap { generation in
      meter.backings(use.ground, in: use.variant, on: generation, colors).map {
        (front.value(use.variant, in: generation), $0)
      }
    }
  }

  /// The least contrast of some pairs, each with a scalar's color changed.
  func ratio(
    of pairs: [PairUse], changing scalar: SourceRange, _ change: (Color) -> Color
  ) -> Double? {
    var ratios: [Double] = []
    var last: PairUse?
    for use in pairs {
      if let last, isSame(use, last) { continue }
      last = use
      let isFront = use.front?.isSaid(by: scalar) ?? false
      guard isFront || use.back?.isSaid(by: scalar) ?? false else { continue }
      for (front, back) in colors(of: use) {
        let pair = isFront ? (change(front), back.color) : (front, change(back.color))
        ratios.append(contrastInterval(pair.0, on: pair.1, over: back.backdrops).worst)
      }
    }
    return ratios.min()
  }
}
