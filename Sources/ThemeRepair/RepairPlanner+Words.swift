import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

extension RepairPlanner {
  /// The other status-bar style, if it passes; nil if none is written.
  mutating func style(_ use: PairUse) -> Repair? {
    let range = use.pair.foregroundRange
    guard use.pair.foreground == .statusBar else { return nil }
    let choice = styleChoice(at: range)
    guard choice.isWritten, let best = choice.best else { return nil }
    let writing = Repair.Writing.word(best.style.rawValue)
    // A dynamic appearance combines its members' styles only when resolved.
    if hasDynamic, tried(range, writing) == nil { return nil }
    return scalars.replacement(of: range, writing).map {
      Repair(scalar: range, writing: writing, replacement: $0, effect: best.effect)
    }
  }

  /// The bar's standard background for a scroll edge without one, over undeclared content.
  func sameEdge(_ use: PairUse) -> Repair? {
    let range = use.pair.backgroundRange
    let writing = Repair.Writing.word(StateWord.same.rawValue)
    guard meter.isOnAssumedContent(use.ground), theme.appearances[use.appearance].kind == .declared,
      [StateWord.transparent, .default].contains(where: {
        scalars.written(at: range).text == $0.rawValue
      }),
      let replacement = scalars.replacement(of: range, writing)
    else { return nil }
    var effect = RepairEffect()
    for use in uses.byGround[range, default: []].map({ uses.all[$0] }) {
      effect.note(contrastAtRest(of: use), of: use)
    }
    // The pairs are known, but not their ratios if the system draws the bar.
    effect.ratios = nil
    return Repair(scalar: range, writing: writing, replacement: replacement, effect: effect)
  }

  /// The contrast of a scroll-edge pair on the bar's standard background; infinite without a theme
  /// color.
  private func contrastAtRest(of use: PairUse) -> Double {
    let path = PropertyPath(bar: use.pair.background.bar, state: .base, property: .backgroundColor)
    let appearance = theme.appearances[use.appearance]
    guard let color = theme.place(of: path, in: appearance, use.variant)?.value else {
      return .infinity
    }
    let ground = Ground(.color(color), over: use.ground.backdrop)
    return meter.interval(of: use.pair.ink, on: ground, in: use.variant, colors: theme.colors).worst
  }

  /// True if a pair needs only a status-bar style, and none is written.
  mutating func lacksStyle(_ use: PairUse) -> Bool {
    guard use.pair.foreground == .statusBar else { return false }
    let choice = styleChoice(at: use.pair.foregroundRange)
    return !choice.isWritten && choice.best != nil
      && theme.appearances[use.appearance].kind == .declared
  }

  /// The best other style, nil if none passes everywhere.
  private mutating func styleChoice(at range: SourceRange) -> StyleChoice {
    if let known = styles[range] { return known }
    let choice = (isWritten: isWritten(range), best: bestStyle(at: range))
    styles[range] = choice
    return choice
  }

  private func isWritten(_ style: SourceRange) -> Bool {
    (uses.byStyle[style] ?? []).allSatisfy {
      theme.appearances[uses.all[$0].appearance].range != style
    }
  }

  /// The style with the highest contrast in all appearances that share its range, if it passes in
  /// all; explicit ones win ties.
  private func bestStyle(
    at range: SourceRange
  ) -> (style: StatusBarStyle, effect: RepairEffect)? {
    let bars = (uses.byStyle[range] ?? []).map { uses.all[$0] }
    guard let first = bars.first else { return nil }
    let appearance = theme.appearances[first.appearance]
    let isDark = appearance.darkStatusBarStyle?.range == range
    let current = appearance.statusBarStyle(in: isDark ? .dark : .light).value
    var best: (style: StatusBarStyle, ratio: Double)?
    for style in [StatusBarStyle.darkContent, .lightContent, .default] where style != current {
      let ratios = bars.map { contrast(of: style, in: $0) }
      let ratio = ratios.reduce(.infinity, min)
      guard zip(ratios, bars).allSatisfy({ $0 >= $1.ratio }), ratio > best?.ratio ?? 0 else {
        continue
      }
      best = (style, ratio)
    }
    return best.map { style, _ in
      var effect = RepairEffect()
      for use in bars {
        effect.note(contrast(of: style, in: use), of: use)
        effect.change += RepairEffect.otherGlyphs * Double(use.variants.rawValue.nonzeroBitCount)
      }
      return (style, effect)
    }
  }

  private func contrast(of style: StatusBarStyle, in use: PairUse) -> Double {
    statusBarInk(style, in: use.variant, deploymentTarget: configuration.deploymentTarget).map {
      meter.interval(of: $0, on: use.ground, in: use.variant, colors: theme.colors).worst
    } ?? .infinity
  }

  /// Replaces an inverse's rule by `mirror` if that helps.
  mutating func mirror(_ use: PairUse) -> Repair? {
    let appearance = theme.appearances[use.appearance]
    guard case .inverse(_, let rule) = appearance.kind, rule != .mirror,
      scalars.written(at: appearance.range).text == rule.rawValue
    else { return nil }
    return tried(appearance.range, .word("mirror"))
  }
}
