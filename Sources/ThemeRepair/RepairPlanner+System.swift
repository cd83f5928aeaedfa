import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// What to write instead of a color of UIKit's in front, so that it still follows the system.
extension RepairPlanner {
  /// Another color of UIKit's that can be read, or the same one where it can be and a literal where not.
  mutating func systemColor(of use: PairUse, in pairs: [PairUse]) -> Repair? {
    guard let origin = use.front, case .uiKit(let color) = origin.end,
      let scalar = origin.scalars.last
    else { return nil }
    for other in color.plainerTexts {
      let text = ".\(other.name)"
      guard let ratio = ratio(of: pairs, with: other),
        scalars.written(at: scalar).replaced(byColor: text) != nil, survives(text, at: scalar)
      else { continue }
      return Repair(scalar: scalar, text: text, ratio: ratio, isAutomatic: false)
    }
    guard followsSystem(origin) else { return nil }
    return ownColor(color, at: scalar, of: use, in: pairs)
  }

  /// `light-dark()` of the color that can be read in the interface style where this one cannot, and this
  /// one; nil where it lacks contrast in both.
  private mutating func ownColor(
    _ color: UIKitColor, at scalar: SourceRange, of use: PairUse, in pairs: [PairUse]
  ) -> Repair? {
    let isDark = use.variant.isDark
    guard pairs.allSatisfy({ $0.variant.isDark == isDark }) else { return nil }
    let worst = meter.worstColors(
      of: use.pair.ink, on: use.ground, in: use.variant, colors: theme.colors)
    let constraints = (demands(on: scalar, isDark: isDark) ?? []).map(\.constraint)
    guard !constraints.isEmpty,
      let literal = nearestColors(to: worst.front, meeting: constraints).first
    else { return nil }
    let parts = isDark ? [".\(color.name)", literal.cssText] : [literal.cssText, ".\(color.name)"]
    let text = "light-dark(\(parts.joined(separator: ", ")))"
    guard scalars.written(at: scalar).replaced(byColor: text) != nil, survives(text, at: scalar)
    else { return nil }
    var repair = Repair(scalar: scalar, text: text, isAutomatic: false)
    repair.ratio = ratio(of: pairs, changing: scalar) { _ in literal }
    return repair
  }

  /// The least contrast of some pairs with a color of UIKit's in front; nil where it is too little.
  private func ratio(of pairs: [PairUse], with color: UIKitColor) -> Double? {
    var least = Double.infinity
    for use in pairs {
      for generation in meter.generations {
        let front = color.variants(in: generation)[use.variant]
        let ratio = meter.interval(
          of: front, on: use.ground, in: use.variant, on: generation, theme.colors
        ).worst
        guard ratio >= use.ratio else { return nil }
        least = min(least, ratio)
      }
    }
    return least.isFinite ? least : nil
  }
}
