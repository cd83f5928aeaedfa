import OutputText

/// A required contrast with another color.
package struct ContrastConstraint: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case foreground, background
  }

  package let role: Role
  package let partner: Color
  /// Possible backdrops of a translucent background; empty means any color.
  package let backdrops: [Color]
  /// The required ratio, 1...21.
  package let ratio: Double
  /// An opaque foreground's background luminances; nil to use the partner.
  private let luminances: ClosedRange<Double>?

  /// For an opaque foreground; luminances are 0...1.
  private init(on luminances: ClosedRange<Double>, ratio: Double) {
    (role, partner, backdrops) = (.foreground, .black, [])
    self.luminances = luminances
    self.ratio = ratio
  }

  /// Constraints on an opaque foreground, the darkest range first; ranges closer than the ratio's
  /// square are joined, as no color between them has the ratio to both.
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

  package init(_ role: Role, partner: Color, backdrops: [Color] = [], ratio: Double) {
    self.role = role
    self.partner = partner
    self.backdrops = backdrops
    self.ratio = ratio
    luminances = nil
  }

  /// Number of blends per measurement.
  package var blends: Int { max(1, 2 * backdrops.count) }

  /// The lowest contrast with the partner over every backdrop, 1...21, on any screen.
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

  /// Compares the unrounded ratio.
  package func isMet(by color: Color) -> Bool {
    contrast(of: color) >= ratio
  }
}

/// The lowest of `steps` equal opacities that meets all constraints; nil if even full opacity does
/// not.
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
