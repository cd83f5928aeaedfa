import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Replacements of foreground UIKit colors that still follow the system.
extension RepairPlanner {
  /// A readable UIKit color, or the same one where readable and a literal otherwise.
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

  /// `light-dark()` with a readable color for the failing interface style; nil if both fail.
  private mutating func ownColor(
    _ color: UIKitColor, at scalar: SourceRange, of use: PairUse, in pairs: [PairUse]
  ) -> Repair? {
    let isDark = use.variant.isDark
    guard pairs.allSatisfy({ $0.variant.isDark == isDark }) else { return nil }
    let worst = meter.worstColors(
      of: use.pair.ink, on: use.ground, in: use.variant, colors: theme.colors)
    let demands = demands(on: scalar, in: isDark ? .dark : .light)
    guard let literal = nearest(to: worst.front, meeting: demands).first else { return nil }
    let parts = isDark ? [".\(color.name)", literal.cssText] : [literal.cssText, ".\(color.name)"]
    let text = "light-dark(\(parts.joined(separator: ", ")))"
    var repair = repair(scalar, .color(text), color: recoloring.value(of: text, in: theme))
    repair?.isAutomatic = false
    return repair
  }
}
