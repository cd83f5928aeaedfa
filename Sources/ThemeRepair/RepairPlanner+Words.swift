import ColorScience
import ThemeCompiler
import ThemeSyntax

extension RepairPlanner {
  /// The other status-bar style, if it passes; nil if none is written.
  mutating func style(_ use: PairUse) -> Repair? {
    let range = use.pair.foregroundRange
    guard use.pair.foreground == .statusBar else { return nil }
    let choice = styleChoice(at: range)
    guard choice.isWritten, let best = choice.best else { return nil }
    return tested(range, .word(best.rawValue), allowsLowerSeverity: true)
  }

  /// The bar's standard background for a scroll edge without one, over undeclared content.
  func sameEdge(_ use: PairUse) -> Repair? {
    let range = use.pair.backgroundRange
    guard meter.isOnAssumedContent(use.ground), theme.appearances[use.appearance].kind == .declared,
      [StateWord.transparent, .default].contains(where: {
        scalars.written(at: range).text == $0.rawValue
      })
    else { return nil }
    return tested(range, .word(StateWord.same.rawValue))
  }

  /// True if a pair needs only a status-bar style, and none is written.
  mutating func lacksStyle(_ use: PairUse) -> Bool {
    guard use.pair.foreground == .statusBar else { return false }
    let choice = styleChoice(at: use.pair.foregroundRange)
    return !choice.isWritten && choice.best != nil
      && theme.appearances[use.appearance].kind == .declared
  }

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

  /// The style with the highest contrast that passes wherever it is used; explicit ones win ties.
  private func bestStyle(at range: SourceRange) -> StatusBarStyle? {
    let bars = (uses.byStyle[range] ?? []).map { uses.all[$0] }
    guard let first = bars.first else { return nil }
    let appearance = theme.appearances[first.appearance]
    let isDark = appearance.darkStatusBarStyle?.range == range
    let current = appearance.statusBarStyle(in: isDark ? .dark : .light).value
    let passing = [StatusBarStyle.darkContent, .lightContent, .default].compactMap { style in
      let ratios = bars.map { contrast(of: style, in: $0) }
      let isPassing = style != current && zip(ratios, bars).allSatisfy { $0 >= $1.ratio }
      return isPassing ? (style: style, ratio: ratios.reduce(.infinity, min)) : nil
    }
    return passing.max { $0.ratio < $1.ratio }?.style
  }

  private func contrast(of style: StatusBarStyle, in use: PairUse) -> Double {
    statusBarInk(style, in: use.variant, deploymentTarget: configuration.deploymentTarget).map {
      meter.interval(of: $0, on: use.ground, in: use.variant, colors: theme.colors).worst
    } ?? .infinity
  }

  func mirror(_ use: PairUse) -> Repair? {
    let appearance = theme.appearances[use.appearance]
    guard case .inverse(_, let rule) = appearance.kind, rule != .mirror,
      scalars.written(at: appearance.range).text == rule.rawValue
    else { return nil }
    return tested(appearance.range, .word("mirror"))
  }
}
