import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

extension RepairPlanner {
  /// The other status-bar style where it passes; none where no style is written.
  mutating func style(at range: SourceRange) -> [Repair] {
    let choice = styleChoice(at: range)
    guard choice.isWritten, let best = choice.best,
      let text = scalars.written(at: range).replaced(byWord: best.style.rawValue)
    else { return [] }
    // What a dynamic appearance makes of its members' styles is known after resolving only.
    guard survives(word: text, at: range, isSure: !hasDynamic) else { return [] }
    let ratio = best.ratio.isFinite ? best.ratio : nil
    return [Repair(scalar: range, text: best.style.rawValue, isWord: true, ratio: ratio)]
  }

  /// The background that a bar has elsewhere, where it has none at its scroll edge and nobody says what
  /// content is seen there.
  func sameEdge(_ use: PairUse) -> [Repair] {
    let range = use.pair.backgroundRange
    guard meter.isAssumed(use.ground), theme.appearances[use.appearance].kind == .declared,
      [StateWord.transparent, .default].contains(where: {
        scalars.written(at: range).text == $0.rawValue
      })
    else { return [] }
    return [Repair(scalar: range, text: StateWord.same.rawValue, isWord: true)]
  }

  /// Whether a pair lacks nothing but a status-bar style, which nobody wrote.
  mutating func lacksStyle(_ use: PairUse) -> Bool {
    guard use.pair.foreground == .statusBar else { return false }
    let choice = styleChoice(at: use.pair.foregroundRange)
    return !choice.isWritten && choice.best != nil
      && theme.appearances[use.appearance].kind == .declared
  }

  /// Looks at a place once, however many appearances have their style from there.
  private mutating func styleChoice(at range: SourceRange) -> StyleChoice {
    if let known = styles[range] { return known }
    let choice = StyleChoice(isWritten: isWritten(range), best: bestStyle(at: range))
    styles[range] = choice
    return choice
  }

  private func isWritten(_ style: SourceRange) -> Bool {
    (uses.byStyle[style] ?? []).allSatisfy {
      theme.appearances[uses.all[$0].appearance].range != style
    }
  }

  /// The style with the highest contrast in every appearance that has it from one place, where that
  /// passes everywhere; an explicit one wins a tie.
  private func bestStyle(at range: SourceRange) -> (style: StatusBarStyle, ratio: Double)? {
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
    return best
  }

  private func contrast(of style: StatusBarStyle, in use: PairUse) -> Double {
    let ink = statusBarInk(
      style, in: use.variant, deploymentTarget: configuration.deploymentTarget)
    guard case .ink(let glyphs) = ink else { return .infinity }
    return meter.interval(
      of: glyphs, on: use.ground, in: use.variant, colors: theme.colors
    ).worst
  }

  /// The rule `mirror` for an inverse whose rule does not keep ratios, where it helps.
  mutating func mirror(_ use: PairUse) -> [Repair] {
    let appearance = theme.appearances[use.appearance]
    guard case .inverse(_, let rule) = appearance.kind, rule.spoilsRatios,
      use.pair.foreground == .statusBar || use.front?.scalars.isEmpty ?? true,
      let text = scalars.written(at: appearance.range).replaced(byWord: "mirror"),
      survives(word: text, at: appearance.range, isSure: false)
    else { return [] }
    return [Repair(scalar: appearance.range, text: "mirror", isWord: true)]
  }
}

/// A place that says the style of status bars.
struct StyleChoice {
  /// Whether a style is written there, rather than an appearance that has none.
  let isWritten: Bool
  /// The best other style, with its least contrast; nil where none passes everywhere.
  let best: (style: StatusBarStyle, ratio: Double)?
}
