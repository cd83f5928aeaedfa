import ColorScience
import DesignTokens
import OutputText
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

extension RepairPlanner {
  /// How many of the nearest tokens are looked at.
  private static let mostCandidates = 24

  /// The nearest token of the same system that is right for all pairs of a reference; nil where the
  /// color is no token, or none passes.
  mutating func nearestToken(
    _ side: ContrastConstraint.Role, of use: PairUse, in pairs: [PairUse]
  ) -> Repair? {
    guard let origin = side == .foreground ? use.front : use.back,
      case .token(let index) = origin.end, let scalar = origin.scalars.last
    else { return nil }
    let current = theme.tokens[index].token
    let written = scalars.written(at: scalar)
    // What else is beside the reference would need another look.
    guard written.text == "{\(current.path)}" else { return nil }
    let demands = tokenDemands(on: scalar)
    let blends = demands.reduce(0) { $0 + $1.constraint.blends }
    guard !demands.isEmpty, affords(blends * (tokens?.tokens.count ?? 0)) else { return nil }
    for candidate in nearestTokens(to: current, use.variant, meeting: demands) {
      let text = "{\(candidate.path)}"
      guard written.replaced(byWord: text) != nil,
        !uses.inputs.contains(scalar)
          || candidate.variants.map({ survives(ResolvedColor($0), at: scalar) }) ?? false
      else { continue }
      var repair = Repair(scalar: scalar, text: text, isWord: true)
      repair.isBackground = side == .background
      repair.ratio = demands.filter { demand in
        pairs.contains { $0.index == demand.pair && $0.variant == demand.variant }
      }.compactMap { demand in
        candidate.shown(in: demand.variant).map { demand.constraint.contrast(of: $0.color) }
      }.min()
      return repair
    }
    return nil
  }

  /// What a pair asks of a token in a variant.
  private struct TokenDemand {
    let pair: Int
    let variant: Variant
    let constraint: ContrastConstraint
  }

  /// What all pairs ask of a reference; none where it is both sides of one.
  private func tokenDemands(on scalar: SourceRange) -> [TokenDemand] {
    var demands: [TokenDemand] = []
    for index in uses.byScalar[scalar] ?? [] {
      let use = uses.all[index]
      let isFront = use.front?.isSaid(by: scalar) ?? false
      if isFront, use.back?.isSaid(by: scalar) ?? false { return [] }
      demands += self.demands(of: use, onFront: isFront, keepsAlpha: false).map {
        TokenDemand(pair: use.index, variant: use.variant, constraint: $0.constraint)
      }
    }
    return demands
  }

  /// The tokens that meet all demands, nearest first: by their distance from a token in a variant, those
  /// of its group and those of its hue before others as far away.
  private func nearestTokens(
    to current: Token, _ variant: Variant, meeting demands: [TokenDemand]
  ) -> [Token] {
    guard let tokens, let start = current.shown(in: variant)?.color else { return [] }
    let group = current.path.split(separator: ".").dropLast()
    let origin = start.oklch
    var found: [(token: Token, distance: Double)] = []
    for token in tokens.tokens where token.path != current.path && token.deprecation == nil {
      guard let color = token.shown(in: variant)?.color else { continue }
      let meets = demands.allSatisfy { demand in
        token.shown(in: demand.variant).map { demand.constraint.isMet(by: $0.color) } ?? false
      }
      guard meets else { continue }
      let other = color.oklch
      var distance = deltaEOK(start, color) + abs(start.alpha - color.alpha)
      let turn = abs(((other.z - origin.z) + 540).truncatingRemainder(dividingBy: 360) - 180)
      distance += turn / 180 * min(origin.y, other.y)
      if token.path.split(separator: ".").dropLast() == group { distance *= 0.5 }
      found.append((token, distance))
    }
    return found.sorted { ($0.distance, $0.token.path) < ($1.distance, $1.token.path) }
      .prefix(Self.mostCandidates).map(\.token)
  }
}
