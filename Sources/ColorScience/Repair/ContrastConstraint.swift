import OutputText

/// One color that another has to be told apart from, on which side of it, and by how much.
package struct ContrastConstraint: Hashable, Sendable {
  /// The side of the pair that may change.
  package enum Role: Hashable, Sendable {
    case foreground, background
  }

  /// The side of the color that has to meet the constraint.
  package let role: Role
  /// The color on the other side.
  package let partner: Color
  /// What may lie under a translucent background; any color where the list is empty.
  package let backdrops: [Color]
  /// The least ratio that will do, 1...21.
  package let ratio: Double
  /// What an opaque foreground is seen on, as relative luminances; nil where the partner is all.
  private let luminances: ClosedRange<Double>?

  /// A constraint on an opaque foreground on colors of so many luminances, 0...1.
  private init(on luminances: ClosedRange<Double>, ratio: Double) {
    (role, partner, backdrops) = (.foreground, .black, [])
    self.luminances = luminances
    self.ratio = ratio
  }

  /// The constraints on an opaque foreground on colors of some luminances, the darkest range first.
  ///
  /// A color between two ranges has the ratio to both only where they are apart by its square: others are one.
  package static func constraints(
    on ranges: [ClosedRange<Double>], ratio: Double
  ) -> [ContrastConstraint] {
    var joined: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = joined.last,
        contrastRatio(last.upperBound, range.lowerBound) < ratio * ratio
      {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined.map { ContrastConstraint(on: $0, ratio: ratio) }
  }

  /// A constraint on one side of a pair.
  package init(_ role: Role, partner: Color, backdrops: [Color] = [], ratio: Double) {
    self.role = role
    self.partner = partner
    self.backdrops = backdrops
    self.ratio = ratio
    luminances = nil
  }

  /// How many blends of colors it takes to measure it.
  package var blends: Int { max(1, 2 * backdrops.count) }

  /// The least contrast of a color and its partner over every backdrop, 1...21, on any screen.
  package func contrast(of color: Color) -> Double {
    let ratio = contrast(of: color, partner)
    guard color.isOutsideSRGB || partner.isOutsideSRGB else { return ratio }
    return min(ratio, contrast(of: color.clippedToSRGB, partner.clippedToSRGB))
  }

  private func contrast(of color: Color, _ partner: Color) -> Double {
    if let luminances {
      let own = color.relativeLuminance
      return contrastRatio(own, min(max(own, luminances.lowerBound), luminances.upperBound))
    }
    return switch role {
    case .foreground: contrastInterval(color, on: partner, over: backdrops).worst
    case .background: contrastInterval(partner, on: color, over: backdrops).worst
    }
  }

  /// Whether a color has at least the ratio, unrounded.
  package func isMet(by color: Color) -> Bool {
    contrast(of: color) >= ratio
  }
}

/// The least opacity, out of `steps` equal ones, at which every color meets its constraint; nil where
/// not even full opacity will do.
package func leastAlpha(
  in steps: Int, meeting demands: [(color: Color, constraint: ContrastConstraint)]
) -> Double? {
  guard let least = demands.map(\.color.alpha).min() else { return nil }
  guard let first = NumberText.whole((least * Double(steps)).rounded(.up)) else { return nil }
  for step in stride(from: first, through: steps, by: 1) {
    let alpha = Double(step) / Double(steps)
    if demands.allSatisfy({ $0.constraint.isMet(by: $0.color.withAlpha(alpha)) }) { return alpha }
  }
  return nil
}
