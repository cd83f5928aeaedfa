import ColorScience
import DesignTokens
import OutputText
import ThemeCompiler
import ThemeSyntax

extension RepairPlanner {
  private static let mostCandidates = 24

  /// The largest distance of a token of another group, in ΔE00.
  private static let nearToken = 20.0

  /// The nearest token that all pairs of a reference to a token accept, if any.
  mutating func nearestToken(
    _ side: Repair.Side, of use: PairUse
  ) -> Repair? {
    guard let origin = side == .foreground ? use.front : use.back,
      case .token(let index) = origin.end, let scalar = origin.scalars.last
    else { return nil }
    let current = theme.tokens[index].token
    let written = scalars.written(at: scalar)
    // A reference with other text cannot be replaced.
    guard written.text == "{\(current.path)}" else { return nil }
    let demands = demands(on: scalar, keepsAlpha: false)
    guard !demands.isEmpty, trials.affords(demands, times: tokens?.tokens.count ?? 0) else {
      return nil
    }
    for candidate in nearestTokens(to: current, use.variant, meeting: demands) {
      let writing = Repair.Writing.word("{\(candidate.path)}")
      if var repair = tested(scalar, writing, on: side),
        repair.effect.mends(use)
      {
        repair.keepsGroup = candidate.group == current.group
        return repair
      }
    }
    return nil
  }

  /// Tokens of the same hue that meet all demands, nearest first; of other groups only near ones.
  private func nearestTokens(
    to current: Token, _ variant: Variant, meeting demands: [Demand]
  ) -> [Token] {
    guard let tokens, let start = current.shown(in: variant)?.color else { return [] }
    var found: [(token: Token, distance: Double)] = []
    for token in tokens.tokens where token.path != current.path && token.deprecation == nil {
      guard let color = token.shown(in: variant)?.color, color.sharesHue(with: start) else {
        continue
      }
      let meets = demands.allSatisfy { demand in
        demand.variants.members.allSatisfy { variant in
          token.shown(in: variant).map { demand.isMet($0.color) } ?? false
        }
      }
      let distance = colorDifference(start, color)
      let isOfGroup = token.group == current.group
      guard meets, isOfGroup || distance <= Self.nearToken else { continue }
      found.append((token, isOfGroup ? distance / 2 : distance))
    }
    return found.sorted { ($0.distance, $0.token.path) < ($1.distance, $1.token.path) }
      .prefix(Self.mostCandidates).map(\.token)
  }
}

extension Token {
  fileprivate var group: ArraySlice<Substring> { path.split(separator: ".").dropLast() }
}
