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
      let value = ResolvedColor(other.variants(in: meter.generations[0]), symbol: other)
      guard var repair = repair(scalar, .color(".\(other.name)"), color: value),
        repair.effect.mends(pairs)
      else { continue }
      repair.isAutomatic = false
      return repair
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
    let demands = demands(on: scalar, isDark: isDark)
    guard let literal = nearest(to: worst.front, meeting: demands).first else { return nil }
    let parts = isDark ? [".\(color.name)", literal.cssText] : [literal.cssText, ".\(color.name)"]
    let text = "light-dark(\(parts.joined(separator: ", ")))"
    var repair = repair(scalar, .color(text), color: recoloring.value(of: text, in: theme))
    repair?.isAutomatic = false
    return repair
  }
}
