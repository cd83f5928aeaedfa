import ColorScience
import DesignTokens
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// Finds what to write instead for pairs that lack contrast.
///
/// A scalar is changed only where one value is right for all pairs that it takes part in. What else
/// depends on it, by a function or an inverse, is measured again with the changed color. What a word changes, such
/// as a rule for inverses, is found by analyzing the changed theme.
struct RepairPlanner {
  /// Lints the theme with one range written otherwise.
  typealias Trial = (SourceRange, String) -> LintScore

  let theme: ResolvedTheme
  let configuration: Configuration
  /// What is measured of each appearance.
  private let report: [ContrastReport]
  let meter: ContrastMeter
  let uses: PairUses
  var scalars: SourceScalars
  private let score: LintScore
  private let trial: Trial
  /// How many more trials there may be, so that a large theme full of findings does not take long.
  private var trials: Int
  /// The theme's colors with one of them changed.
  private let recoloring: Recoloring
  /// Measures changed colors, which are none of the theme's table.
  private let changedMeter: ContrastMeter
  /// How many more blends of colors may be measured to find what to write.
  private var blends = ThemeLimits.blends
  private var outcomes: [Rewriting: Bool] = [:]
  private var solutions: [Problem: Color?] = [:]
  /// What there is to know of the status-bar styles that were asked for, by their places.
  var styles: [SourceRange: StyleChoice] = [:]
  /// What is asked of the scalars that were looked at.
  var demands: [SourceRange: [Demand]?] = [:]
  /// The least opacity that the scalars that were looked at can have.
  var opacities: [SourceRange: Double?] = [:]
  /// Whether the scalars that were looked at are the places of their colors.
  var isOwnPlace: [SourceRange: Bool] = [:]
  /// The design tokens that the theme names.
  let tokens: TokenSystem?
  /// Whether any appearance follows the traits.
  let hasDynamic: Bool

  /// A scalar and what to write instead.
  private struct Rewriting: Hashable {
    let scalar: SourceRange
    let text: String
  }

  /// A scalar and the color to stay near to.
  private struct Problem: Hashable {
    let scalar: SourceRange
    let color: Color
  }

  /// The most suggestions for one finding.
  private static let limit = 3

  init(
    _ finder: inout OriginFinder, _ report: LintReport, _ configuration: Configuration,
    meter: ContrastMeter, tokens: TokenSystem?, scalars: SourceScalars, score: LintScore,
    trials: Int,
    trial: @escaping Trial
  ) {
    theme = finder.theme
    self.tokens = tokens
    hasDynamic = theme.appearances.contains { $0.kind == .dynamic }
    self.configuration = configuration
    self.report = report.contrast
    self.meter = meter
    changedMeter = meter.fresh
    uses = PairUses(&finder, report.contrast, configuration, meter)
    self.scalars = scalars
    self.score = score
    self.trial = trial
    self.trials = trials
    recoloring = Recoloring(theme.colors, generation: meter.generations[0])
  }

  /// The repairs for a failing pair, best first: another status-bar style, another rule of an inverse,
  /// another color of UIKit's, the nearest color on either side, more opacity.
  mutating func fixIts(
    for failing: FailingPair, in appearance: Int, at finding: SourceRange
  ) -> [Diagnostic.FixIt] {
    let pair = uses.uses(ofPair: Int(failing.index), in: appearance)
    let worst = report[appearance].worstFirst(failing).compactMap { variant in
      pair.first { $0.variants.contains(VariantSet(variant)) }
    }
    guard let first = worst.first else { return [] }
    var repairs = sameEdge(first)
    if first.pair.foreground == .statusBar { repairs += style(at: first.pair.foregroundRange) }
    repairs += mirror(first)
    // The finding says which style to add, and no scalar stands in its place.
    guard !lacksStyle(first) else { return [] }
    if let repair = systemColor(of: first, in: worst) { repairs.append(repair) }
    for side in [ContrastConstraint.Role.foreground, .background] {
      if let repair = nearestToken(side, of: first, in: worst) { repairs.append(repair) }
      if let repair = nearestColor(side, of: first, in: worst) { repairs.append(repair) }
    }
    if let repair = moreOpacity(of: first, in: worst) { repairs.append(repair) }
    return repairs.prefix(Self.limit).map { fixIt($0, at: finding) }
  }

  private mutating func fixIt(_ repair: Repair, at finding: SourceRange) -> Diagnostic.FixIt {
    let side = repair.isBackground ? " as the background" : ""
    let place = scalars.place(of: repair.scalar, from: finding)
    let isRepeated = scalars.isRepeated(repair.scalar)
    let remark = isRepeated ? ", which an alias repeats" : repair.remark
    let ratio = repair.ratio.map { " (\(shortRatio($0)):1)" } ?? ""
    let scalar = scalars.written(at: repair.scalar)
    let replacement =
      repair.isWord
      ? scalar.replaced(byWord: repair.text) : scalar.replaced(byColor: repair.text)
    let text = repair.isWord ? repair.text : "\"\(repair.text)\""
    return Diagnostic.FixIt(
      "write \(text)\(side)\(place)\(ratio)\(remark)", replace: repair.scalar,
      with: replacement ?? text,
      isAutomatic: repair.isAutomatic && scalars.isOwn(repair.scalar) && !isRepeated)
  }

  /// Whether a theme with a word at a place is better; true where nothing has to be computed.
  mutating func survives(word text: String, at scalar: SourceRange, isSure: Bool) -> Bool {
    if isSure { return true }
    let change = Rewriting(scalar: scalar, text: text)
    if let known = outcomes[change] { return known }
    guard trials > 0 else { return false }
    trials -= 1
    let outcome = trial(scalar, text).isBetter(than: score)
    outcomes[change] = outcome
    return outcome
  }

  /// Whether no pair fails for a color that is written at a place that passed, of all that it reaches.
  mutating func survives(_ text: String, at scalar: SourceRange) -> Bool {
    let change = Rewriting(scalar: scalar, text: text)
    if let known = outcomes[change] { return known }
    let outcome = recoloring.value(of: text, in: theme).map { survives($0, at: scalar) } ?? false
    outcomes[change] = outcome
    return outcome
  }

  /// Whether no pair fails for a color at a place that passed, of all that it reaches.
  mutating func survives(_ color: ResolvedColor, at scalar: SourceRange) -> Bool {
    let reached = [uses.byScalar[scalar] ?? [], uses.byInput[scalar] ?? []].joined()
    // Pairs are looked up first, which takes as long as many blends.
    guard affords(40 * reached.count), !changedMeter.isSpent else { return false }
    recoloring.write(color, at: scalar)
    return reached.allSatisfy { index in
      let use = uses.all[index]
      return contrast(of: use) >= use.least
    }
  }

  /// The least contrast of a pair with a changed color.
  private func contrast(of use: PairUse) -> Double {
    let appearance = theme.appearances[use.appearance]
    let ink = use.pair.foreground.path
      .flatMap { theme.place(of: $0, in: appearance, use.variant) }
      .map { Ink.color(recoloring.color($0.value, at: $0.range)) }
    var ground = use.ground
    if ground.color != nil,
      let place = theme.place(of: use.pair.background, in: appearance, use.variant)
    {
      let color = recoloring.color(place.value, at: place.range)
      ground = Ground(.color(color), over: ground.backdrop, isBlurred: ground.isBlurred)
    }
    if let gradient = ground.gradient {
      let colors = gradient.colors.map { recoloring.color($0, at: use.pair.backgroundRange) }
      let changed = ResolvedGradient(
        colors: colors, direction: gradient.direction, in: recoloring.colors)
      ground = Ground(.gradient(changed), over: ground.backdrop, isBlurred: ground.isBlurred)
    }
    // The status bar of an inverse has the style that is best for its background, whatever that is.
    let choosesStyle = appearance.isInverse && use.pair.foregroundRange == appearance.range
    let inks = ink.map { [$0] } ?? (choosesStyle ? [.blackGlyphs, .whiteGlyphs] : [use.pair.ink])
    return inks.map {
      changedMeter.interval(of: $0, on: ground, in: use.variant, colors: recoloring.colors).worst
    }.reduce(0, max)
  }

  /// Whether so many more blends of colors may be measured, which are counted then.
  mutating func affords(_ count: Int) -> Bool {
    guard blends >= count else { return false }
    blends -= count
    return true
  }

  /// The nearest color that is right for all pairs of a scalar, nil where there is none.
  mutating func solve(_ scalar: SourceRange, near color: Color) -> Color? {
    let problem = Problem(scalar: scalar, color: color)
    if let known = solutions[problem] { return known }
    var constraints = demands(on: scalar).map { $0.map(\.constraint) } ?? []
    // Each is looked at for two colors and on the way to them.
    if !affords(50 * constraints.reduce(0) { $0 + $1.blends }) { constraints = [] }
    let found = constraints.isEmpty ? [] : nearestColors(to: color, meeting: constraints)
    let solution = found.first { candidate in
      guard candidate != color,
        scalars.written(at: scalar).replaced(byColor: candidate.cssText) != nil
      else { return false }
      return !uses.inputs.contains(scalar)
        || survives(ResolvedColor(ColorVariants(all: candidate)), at: scalar)
    }
    solutions[problem] = .some(solution)
    return solution
  }
}

/// One thing to write instead.
struct Repair {
  let scalar: SourceRange
  /// What to write, without quotes.
  let text: String
  /// Whether it is a word rather than a color.
  var isWord = false
  var isBackground = false
  /// The contrast that the finding's pair then has at least.
  var ratio: Double?
  /// What else there is to say, after a comma.
  var remark = ""
  var isAutomatic = true
}
