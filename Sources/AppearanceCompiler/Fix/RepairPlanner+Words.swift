import ColorScience
import ThemeSyntax

extension RepairPlanner {
  /// The status-bar style with the highest contrast in every appearance that has it from one place;
  /// none where the style is not written, or no other one passes.
  mutating func style(at range: SourceRange) -> [Repair] {
    let bars = (uses.byStyle[range] ?? []).map { uses.all[$0] }
    let appearances = Set(bars.map(\.appearance)).map { theme.appearances[$0] }
    guard !appearances.isEmpty, appearances.allSatisfy({ $0.range != range }) else { return [] }
    let current = appearances[0].statusBarStyle.value
    var best: (style: StatusBarStyle, ratio: Double)?
    for style in [StatusBarStyle.darkContent, .lightContent, .default] where style != current {
      let ratio = bars.map { contrast(of: style, in: $0) }.reduce(.infinity, min)
      if ratio > best?.ratio ?? 0 { best = (style, ratio) }
    }
    let needed = bars.map(\.pair.required).reduce(0, max)
    let least = bars.map(\.current).reduce(.infinity, min)
    guard let best, best.ratio >= needed, best.ratio > least else { return [] }
    let text = scalars.word(best.style.rawValue, at: range)
    // What a dynamic appearance makes of its members' styles is known after resolving only.
    let isSure = theme.appearances.allSatisfy { $0.kind != .dynamic }
    guard survives(text, at: range, isSure: isSure) else { return [] }
    let ratio = best.ratio.isFinite ? best.ratio : nil
    return [Repair(scalar: range, text: best.style.rawValue, isWord: true, ratio: ratio)]
  }

  private func contrast(of style: StatusBarStyle, in use: PairUse) -> Double {
    let ink = statusBarInk(
      style, in: use.variant, deploymentTarget: configuration.deploymentTarget)
    guard case .ink(let glyphs) = ink else { return .infinity }
    return meter.interval(
      of: glyphs, on: use.pair.backgroundColor, in: use.variant, colors: theme.colors
    ).worst
  }

  /// The rule `mirror` for an inverse whose rule does not keep ratios, where it helps.
  mutating func mirror(_ use: PairUse) -> [Repair] {
    let appearance = theme.appearances[use.appearance]
    guard case .inverse(_, let rule) = appearance.kind, rule == .rgb || rule == .lightness,
      use.pair.foreground == .statusBar || use.front?.scalars.isEmpty ?? true,
      survives(
        scalars.word("mirror", at: appearance.range), at: appearance.range, isSure: false)
    else { return [] }
    return [Repair(scalar: appearance.range, text: "mirror", isWord: true)]
  }
}
