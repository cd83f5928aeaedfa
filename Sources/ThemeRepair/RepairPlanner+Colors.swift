import ColorScience
import OutputText
import ThemeCompiler
import ThemeSyntax

extension RepairPlanner {
  /// The nearest color that all pairs of one of the side's scalars allow, if any.
  mutating func nearestColor(_ side: Repair.Side, of use: PairUse) -> Repair? {
    guard let origin = side == .foreground ? use.front : use.back else { return nil }
    for scalar in origin.scalars.reversed() {
      guard let color = color(of: scalar, origin, side, use),
        var repair = single(scalar, near: color, on: side)
          ?? split(scalar, near: color, on: side, of: origin)
      else { continue }
      if followsSystem(origin) {
        repair.isAutomatic = false
        repair.remark = ", which does not follow the system"
      } else {
        // A formula of the palette is left to its author.
        let isFormula = origin.end == .computed && scalar == origin.scalars.last
        repair.isAutomatic = !isFormula || origin.scalars.count == 1
      }
      return repair
    }
    return nil
  }

  private mutating func single(
    _ scalar: SourceRange, near color: Color, on side: Repair.Side
  ) -> Repair? {
    guard let solution = solve(scalar, near: color), isNear(solution, color, at: scalar) else {
      return nil
    }
    return tested(scalar, .color(solution.cssText), on: side)
  }

  /// The nearest colors for light and dark if no single one passes.
  private mutating func split(
    _ scalar: SourceRange, near color: Color, on side: Repair.Side,
    of origin: ColorOrigin
  ) -> Repair? {
    guard case .literal = origin.end, scalar == origin.scalars.last else { return nil }
    let parts =
      splits[scalar]
      ?? [VariantSet.light, .dark].compactMap {
        nearest(to: color, meeting: demands(on: scalar).seen(in: $0)).first
      }
    splits[scalar] = parts
    guard parts.count == 2, parts[0] != parts[1],
      parts.allSatisfy({ isNear($0, color, at: scalar) })
    else { return nil }
    let writing = Repair.Writing.split(light: parts[0].cssText, dark: parts[1].cssText)
    var repair = tested(scalar, writing, on: side)
    repair?.remark = "; no single color passes in both light and dark mode"
    return repair
  }

  /// True if a color is near the written one, which only backgrounds require.
  private func isNear(_ color: Color, _ written: Color, at scalar: SourceRange) -> Bool {
    !uses.backgrounds.contains(scalar) || deltaEOK(color, written) <= Self.nearBackground
  }

  /// The largest change of a background, in ΔE OK: black and white are 1 apart.
  private static let nearBackground = 0.3

  /// The color to stay near: the scalar's, or the system's where the pair is worst, if any.
  private mutating func color(
    of scalar: SourceRange, _ origin: ColorOrigin, _ side: Repair.Side, _ use: PairUse
  ) -> Color? {
    let colors = Set(demands(on: scalar).map(\.color))
    if colors.count == 1 { return colors.first }
    guard followsSystem(origin), scalar == origin.scalars.last else { return nil }
    let worst = meter.worstColors(
      of: use.pair.ink, on: use.ground, in: use.variant, colors: theme.colors)
    if side == .foreground { return worst.front }
    return use.ground.color.map { worst.color(of: $0) } ?? worst.back.color
  }

  /// A readable UIKit color, or a literal where this one is not readable.
  mutating func systemColor(of use: PairUse, in pairs: [PairUse]) -> Repair? {
    guard let origin = use.front, case .uiKit(let color) = origin.end,
      let scalar = origin.scalars.last
    else { return nil }
    for other in color.plainerTexts {
      guard var repair = tested(scalar, .color(".\(other.name)")),
        pairs.allSatisfy(repair.effect.mends)
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
    let demands = demands(on: scalar).seen(in: isDark ? .dark : .light)
    guard let literal = nearest(to: worst.front, meeting: demands).first else { return nil }
    let parts = isDark ? [".\(color.name)", literal.cssText] : [literal.cssText, ".\(color.name)"]
    let text = "light-dark(\(parts.joined(separator: ", ")))"
    var repair = tested(scalar, .color(text))
    repair?.isAutomatic = false
    return repair
  }

  func followsSystem(_ origin: ColorOrigin) -> Bool {
    guard case .uiKit(let color) = origin.end else { return false }
    let values = Set(meter.generations.map { color.variants(in: $0) })
    return values.count > 1 || values.contains { !$0.isUniform }
  }

  mutating func moreOpacity(of use: PairUse) -> Repair? {
    guard let origin = use.back, let scalar = origin.scalars.last else { return nil }
    let demands = demands(on: scalar)
    guard let least = demands.map(\.color.alpha).min(),
      demands.allSatisfy({ $0.color.alpha < 1 })
    else { return nil }
    let written = scalars.written(at: scalar)
    let steps = written.text.utf8.first == UInt8(ascii: "#") ? 255 : 100
    let alpha =
      opacities[scalar]
      ?? (trials.affords(demands, times: steps)
        ? leastAlpha(in: steps, from: least) { alpha in
          demands.allSatisfy { $0.isMet($0.color.withAlpha(alpha)) }
        } : nil)
    opacities[scalar] = .some(alpha)
    guard let alpha, let text = text(written.text, demands, alpha: alpha) else { return nil }
    return tested(scalar, .color(text), on: .background)
  }

  /// A literal or a reference with another alpha; nil for other texts.
  private func text(_ written: String, _ demands: [Demand], alpha: Double) -> String? {
    switch try? parseColor(Array(written.utf8)[...]).expression {
    case .reference(let path, alpha: _?):
      return "{\(path)} / \(NumberText.shortest((alpha * 100).rounded()))%"
    case .color:
      let color = demands[0].color.withAlpha(alpha)
      return color.colorSpace == .srgb && color.roundedTo8Bits.components != color.components
        ? nil : color.cssText
    default: return nil
    }
  }
}

extension [Demand] {
  fileprivate func seen(in shown: VariantSet) -> [Demand] {
    filter { !$0.variants.isDisjoint(with: shown) }
  }
}
