import ColorScience
import DesignTokens
import ThemeCompiler
import ThemeSyntax

/// Finds repairs of failing pairs: colors that suit every direct use of a scalar and pass a trial.
struct RepairPlanner {
  let theme: ResolvedTheme
  let configuration: Configuration
  private let report: [ContrastReport]
  let meter: ContrastMeter
  let uses: PairUses
  let scalars: SourceScalars
  let trials: RepairTrials
  private var solutions: [Problem: Color?] = [:]
  var styles: [SourceRange: StyleChoice] = [:]
  /// By scalar and `keepsAlpha`.
  var demands: [SourceRange: [Bool: [Demand]]] = [:]
  /// The lowest valid opacity, cached by scalar.
  var opacities: [SourceRange: Double?] = [:]
  var splits: [SourceRange: [Color]] = [:]
  let tokens: TokenSystem?

  typealias StyleChoice = (isWritten: Bool, best: StatusBarStyle?)

  private struct Problem: Hashable {
    let scalar: SourceRange
    let color: Color
  }

  private static let mostSuggestions = 3

  init(
    of theme: ResolvedTheme, _ analysis: Analysis, load: @escaping FileLoader
  ) {
    self.theme = theme
    tokens = analysis.tokens
    configuration = analysis.input.configuration
    report = analysis.report.contrast
    meter = analysis.meter
    var finder = OriginFinder(theme)
    uses = PairUses(&finder, report, analysis.pairs, meter)
    scalars = SourceScalars(analysis)
    trials = RepairTrials(theme, analysis, uses, load: load)
  }

  /// The repairs of a failing pair, best first, in the order of Docs/Configuration.md.
  mutating func fixIts(
    for failing: FailingPair, in appearance: Int, at finding: SourceRange
  ) -> [Diagnostic.FixIt] {
    let pair = uses.uses(ofPair: failing.index, in: appearance)
    let worst = report[appearance].worstFirst(failing).compactMap { variant in
      pair.first { $0.variants.contains(VariantSet(variant)) }
    }
    // The finding names the style to add; there is no scalar to replace.
    guard let first = worst.first, !lacksStyle(first) else { return [] }
    var repairs = [sameEdge(first), style(first), mirror(first), systemColor(of: first, in: worst)]
    for side in [Repair.Side.foreground, .background] {
      repairs += [nearestToken(side, of: first), nearestColor(side, of: first)]
    }
    repairs.append(moreOpacity(of: first))
    let helpful = repairs.compactMap(\.self).filter { worst.contains(where: $0.effect.mends) }
    let ranks = helpful.enumerated().map { number, repair in
      let effect = repair.effect
      // One number for three criteria, as tuples compare at most six.
      let order =
        (scalars.isRepeated(repair.scalar) ? 4 : 0) + (effect.isClean ? 0 : 2)
        + (worst.allSatisfy(effect.mends) ? 0 : 1)
      let group = repair.keepsGroup ? 0 : 1
      return (rank: (order, -effect.mended, group, effect.change, number), repair: repair)
    }
    return ranks.sorted { $0.rank < $1.rank }.prefix(Self.mostSuggestions)
      .map { fixIt($0.repair, for: worst, at: finding) }
  }

  private func fixIt(
    _ repair: Repair, for uses: [PairUse], at finding: SourceRange
  ) -> Diagnostic.FixIt {
    let isInverse = theme.appearances[uses[0].appearance].isInverse
    let side =
      repair.side == .background && !isInverse
      ? " as the background" : scalars.mention(of: repair.scalar, at: finding)
    let place = scalars.place(of: repair.scalar, from: finding)
    let isRepeated = scalars.isRepeated(repair.scalar)
    let remark = isRepeated ? ", which an alias repeats" : repair.remark
    let ratio = repair.effect.ratio(of: uses).map { " (\(shortRatio($0)):1)" } ?? ""
    return Diagnostic.FixIt(
      "write \(repair.writing.text)\(side)\(place)\(ratio)\(remark)", replace: repair.scalar,
      with: repair.replacement,
      isAutomatic: repair.isAutomatic && scalars.isOwn(repair.scalar) && !isRepeated)
  }

  /// A tested repair; nil unless it fits, helps and adds no finding (or `allowsLowerSeverity`).
  func tested(
    _ scalar: SourceRange, _ writing: Repair.Writing,
    on side: Repair.Side = .foreground, allowsLowerSeverity: Bool = false
  ) -> Repair? {
    guard let replacement = scalars.replacement(of: scalar, writing),
      let effect = trials.effect(of: writing.change(of: scalar)),
      effect.isClean || allowsLowerSeverity
    else { return nil }
    return Repair(
      scalar: scalar, writing: writing, replacement: replacement, side: side, effect: effect)
  }

  mutating func solve(_ scalar: SourceRange, near color: Color) -> Color? {
    let problem = Problem(scalar: scalar, color: color)
    if let known = solutions[problem] { return known }
    let solution = nearest(to: color, meeting: demands(on: scalar)).first { candidate in
      candidate != color && tested(scalar, .color(candidate.cssText)) != nil
    }
    solutions[problem] = .some(solution)
    return solution
  }

  /// The nearest colors that meet all demands; colored ones first unless the color is gray.
  func nearest(to color: Color, meeting demands: [Demand]) -> [Color] {
    guard !demands.isEmpty, trials.affords(demands, times: 50) else { return [] }
    let found = nearestColors(to: color, passing: demands.map(\.isMet))
    let isLike = { (other: Color) in other.isNearGray == color.isNearGray }
    return found.filter(isLike) + found.filter { !isLike($0) }
  }
}

struct Repair {
  enum Side { case foreground, background }

  enum Writing {
    case word(String)
    case color(String)
    case split(light: String, dark: String)

    func change(of scalar: SourceRange) -> ThemeChange {
      switch self {
      case .word(let text), .color(let text): ThemeChange(text, at: scalar)
      case .split(let light, let dark): ThemeChange(light, dark: dark, at: scalar)
      }
    }

    var text: String {
      switch self {
      case .word(let word): word
      case .color(let color): "\"\(color)\""
      case .split(let light, let dark): "{ light: \"\(light)\", dark: \"\(dark)\" }"
      }
    }
  }

  let scalar: SourceRange
  let writing: Writing
  let replacement: String
  var side = Side.foreground
  let effect: RepairEffect
  /// Follows a comma in the message.
  var remark = ""
  var isAutomatic = true
  var keepsGroup = false
}
