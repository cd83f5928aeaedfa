import ColorScience
import ThemeAnalysis
import ThemeModel
import ThemeSyntax

/// A pair in one variant, or in several that are alike in all respects, with where its colors come from.
///
/// A class, since it is large and is in several lists.
final class PairUse: Sendable {
  /// Its number among all uses.
  let number: Int
  let appearance: Int
  /// Index of the pair among those of its appearance.
  let index: Int
  let pair: ContrastPair
  /// What the pair is seen on.
  let ground: Ground
  /// The variants that it stands for.
  let variants: VariantSet
  /// The first of these.
  let variant: Variant
  /// The least ratio over every backdrop and iOS.
  let current: Double
  /// The least ratio that a repair may leave it with.
  let ratio: Double
  /// Nil for the glyphs of the status bar.
  let front: ColorOrigin?
  let back: ColorOrigin?

  init(
    number: Int, appearance: Int, index: Int, pair: ContrastPair, ground: Ground,
    variants: VariantSet, variant: Variant, current: Double, ratio: Double, front: ColorOrigin?,
    back: ColorOrigin?
  ) {
    self.number = number
    self.appearance = appearance
    self.index = index
    self.pair = pair
    self.ground = ground
    self.variants = variants
    self.variant = variant
    self.current = current
    self.ratio = ratio
    self.front = front
    self.back = back
  }

  var lacksContrast: Bool { current < ratio }

  /// The least ratio that a change may leave it with where it is not the pair to be repaired: none where it is an
  /// error already.
  var least: Double {
    if !lacksContrast { return ratio }
    return current < pair.required ? 0 : pair.required
  }
}

/// The pairs of a theme that a repair of those without contrast can reach, in every variant, found by
/// the scalars that say their colors.
struct PairUses {
  private(set) var all: [PairUse] = []
  /// The uses that take a color from a scalar as it is, of those scalars that a repair may change.
  private(set) var byScalar: [SourceRange: [Int]] = [:]
  /// The scalars that say backgrounds.
  private(set) var backgrounds: Set<SourceRange> = []
  /// The uses with a color that is computed out of a scalar, of those scalars that a repair may change.
  private(set) var byInput: [SourceRange: [Int]] = [:]
  /// The scalars out of which colors of pairs are computed.
  private(set) var inputs: Set<SourceRange> = []
  /// The uses of the status bar's glyphs, by the place that says their style.
  private(set) var byStyle: [SourceRange: [Int]] = [:]
  /// The uses without contrast, by the place that says what lies under them.
  private(set) var byGround: [SourceRange: [Int]] = [:]
  /// The uses of each pair without contrast.
  private var byPair: [PairKey: [Int]] = [:]

  /// A pair of a theme.
  private struct PairKey: Hashable {
    let appearance: Int
    let index: Int
  }

  /// The uses of a pair without contrast of an appearance.
  func uses(ofPair index: Int, in appearance: Int) -> [PairUse] {
    byPair[PairKey(appearance: appearance, index: index), default: []].map { all[$0] }
  }

  init(
    _ finder: inout OriginFinder, _ report: [ContrastReport], _ configuration: Configuration,
    _ meter: ContrastMeter
  ) {
    let theme = finder.theme
    let drawings = OutputDrawings(theme, configuration)
    var reach = RepairReach(&finder, report, drawings, configuration)
    for (number, appearance) in theme.appearances.enumerated() {
      let pairs = contrastPairs(of: appearance, in: drawings, under: configuration)
      let failing = Set(report[number].failing.map { Int($0.index) })
      for (index, pair) in pairs.enumerated() where !appearance.keepsVerdict(of: pair, theme.colors)
      {
        guard let ground = pair.backgroundKnowledge.ground else { continue }
        let isFailing = failing.contains(index)
        let isUniform = reach.isUniform(pair, in: appearance, theme.colors)
        for variant in pair.variants.members.prefix(isUniform ? 1 : .max)
        where reach.includes(pair, in: appearance, variant, &finder) || isFailing {
          let current = meter.interval(
            of: pair.ink, on: ground, in: variant, colors: theme.colors
          ).worst
          let front = pair.foreground.path.flatMap { path in
            finder.origin(of: path, in: appearance, variant)
          }
          let back = meter.effectiveBackground(
            ground, in: variant, on: meter.generations[0], theme.colors)
          // What is mixed with what lies behind is no color that anybody wrote.
          let isWritten = ground.color != nil && !(back.isMixed && back.color.alpha < 1)
          add(
            PairUse(
              number: all.count, appearance: number, index: index, pair: pair, ground: ground,
              variants: isUniform ? pair.variants : VariantSet(variant), variant: variant,
              current: current,
              // What is waived or off does not have to get better, but not worse either.
              ratio: isFailing ? pair.advised : min(pair.advised, current),
              front: front,
              back: isWritten ? finder.origin(of: pair.background, in: appearance, variant) : nil),
            of: reach.gradientScalars(of: pair, variant, &finder), isFailing: isFailing, reach)
        }
      }
    }
    inputs = reach.inputs
  }

  /// Adds a use; `gradient` are the scalars that say the colors of a gradient behind the pair.
  private mutating func add(
    _ use: PairUse, of gradient: Set<SourceRange>, isFailing: Bool, _ reach: borrowing RepairReach
  ) {
    let front = use.front?.scalars ?? []
    for scalar in front where reach.scalars.contains(scalar) {
      byScalar[scalar, default: []].append(all.count)
    }
    let back = use.back?.scalars ?? []
    backgrounds.formUnion(back)
    for scalar in back where reach.scalars.contains(scalar) && !front.contains(scalar) {
      byScalar[scalar, default: []].append(all.count)
    }
    let computed = (use.front?.inputs ?? []).union(use.back?.inputs ?? []).union(gradient)
    for scalar in computed where reach.scalars.contains(scalar) {
      byInput[scalar, default: []].append(all.count)
    }
    if use.pair.foreground == .statusBar {
      byStyle[use.pair.foregroundRange, default: []].append(all.count)
    }
    if isFailing {
      byGround[use.pair.backgroundRange, default: []].append(all.count)
      byPair[PairKey(appearance: use.appearance, index: use.index), default: []].append(all.count)
    }
    all.append(use)
  }
}

/// What repairs may change, and which colors hang on it.
private struct RepairReach {
  /// The scalars out of which colors of the pairs that were asked about are computed.
  private(set) var inputs: Set<SourceRange> = []
  /// The scalars that say colors of pairs without contrast.
  private(set) var scalars: Set<SourceRange> = []
  /// The places that say the styles of status bars without contrast.
  private var styles: Set<SourceRange> = []
  private var known: [ColorInput: Known] = [:]
  /// Whether colors that are no literals come from the same places in every variant.
  private var uniform: [ColorID: Bool] = [:]

  private struct Known {
    /// Whether it comes from one of the scalars, wherever it is used.
    let isReached: Bool
    /// Whether the place that uses it has a say in what is computed.
    let isComputedAtPlace: Bool
  }

  /// Stands for the scalar that uses a color.
  private static let place = SourceRange(file: -1, lower: 0, upper: 0)

  init(
    _ finder: inout OriginFinder, _ report: [ContrastReport], _ drawings: OutputDrawings,
    _ configuration: Configuration
  ) {
    for (appearance, contrast) in zip(finder.theme.appearances, report)
    where !contrast.failing.isEmpty {
      let pairs = contrastPairs(of: appearance, in: drawings, under: configuration)
      for failing in contrast.failing {
        let pair = pairs[Int(failing.index)]
        if pair.foreground == .statusBar { styles.insert(pair.foregroundRange) }
        let isUniform = isUniform(pair, in: appearance, finder.theme.colors)
        for variant in pair.variants.members.prefix(isUniform ? 1 : .max) {
          for path in pair.paths {
            scalars.formUnion(finder.origin(of: path, in: appearance, variant)?.scalars ?? [])
          }
        }
      }
    }
  }

  /// Whether a pair has the same colors from the same places in all its variants.
  mutating func isUniform(
    _ pair: ContrastPair, in appearance: ResolvedAppearance, _ colors: ColorTable
  ) -> Bool {
    guard case .color(let front) = pair.ink, appearance.kind == .declared,
      let ground = pair.backgroundKnowledge.ground, let back = ground.color,
      colors.plainColor(front) != nil, ground.isUniform(in: colors)
    else { return false }
    return isUniform(front, colors) && isUniform(back, colors)
  }

  /// Whether a color comes from the same places in every variant.
  private mutating func isUniform(_ color: ColorID, _ colors: ColorTable) -> Bool {
    guard let step = colors.step(color) else { return true }
    if let known = uniform[color] { return known }
    let isUniform =
      switch step {
      // Another token in a token's place may be another color in each variant.
      case .adaptive, .combined, .token: false
      case .said(_, let said): isUniform(said, colors)
      case .inverted(let base, _, _): isUniform(base, colors)
      // A member is that of one variant, and what is computed hangs on every variant of its inputs.
      case .member, .computed: true
      }
    uniform[color] = isUniform
    return isUniform
  }

  /// Whether a repair can change a pair in one variant; notes what its colors are computed from.
  mutating func includes(
    _ pair: ContrastPair, in appearance: ResolvedAppearance, _ variant: Variant,
    _ finder: inout OriginFinder
  ) -> Bool {
    var isReached = pair.foreground == .statusBar && styles.contains(pair.foregroundRange)
    for path in pair.paths {
      guard let place = finder.theme.place(of: path, in: appearance, variant) else { continue }
      if !isReached { isReached = scalars.contains(place.range) }
      guard finder.theme.colors.step(place.value) != nil else { continue }
      let color = known(place.value, variant, &finder)
      if color.isComputedAtPlace { inputs.insert(place.range) }
      if color.isReached { isReached = true }
    }
    for color in pair.backgroundKnowledge.ground?.gradient?.colors ?? []
    where finder.theme.colors.step(color) != nil {
      if known(color, variant, &finder).isReached { isReached = true }
    }
    return isReached
  }

  /// The scalars that say the colors of a gradient behind a pair, or that these are computed from.
  ///
  /// All count as what a pair is computed from, since no one color of a gradient is its background.
  mutating func gradientScalars(
    of pair: ContrastPair, _ variant: Variant, _ finder: inout OriginFinder
  ) -> Set<SourceRange> {
    var found: Set<SourceRange> = []
    for color in pair.backgroundKnowledge.ground?.gradient?.colors ?? []
    where finder.theme.colors.step(color) != nil {
      let origin = finder.origin(of: color, at: Self.place, in: variant)
      found.formUnion(origin.scalars)
      found.formUnion(origin.inputs)
    }
    found.remove(Self.place)
    inputs.formUnion(found)
    return found
  }

  private mutating func known(
    _ color: ColorID, _ variant: Variant, _ finder: inout OriginFinder
  ) -> Known {
    let key = ColorInput(color: color, member: variant)
    if let known = known[key] { return known }
    var origin = finder.origin(of: color, at: Self.place, in: variant)
    let isComputedAtPlace = origin.inputs.remove(Self.place) != nil
    inputs.formUnion(origin.inputs)
    let found = Known(
      isReached: origin.scalars.contains { scalars.contains($0) }
        || origin.inputs.contains { scalars.contains($0) },
      isComputedAtPlace: isComputedAtPlace)
    known[key] = found
    return found
  }
}

extension ContrastPair {
  /// The properties of bars that say its colors.
  fileprivate var paths: [PropertyPath] {
    foreground.path.map { [$0, background] } ?? [background]
  }
}

extension ResolvedAppearance {
  /// Whether a pair passes just where its appearance's does: opaque, and made by `mirror`.
  fileprivate func keepsVerdict(of pair: ContrastPair, _ colors: ColorTable) -> Bool {
    guard case .inverse(_, rule: .mirror) = kind,
      let background = pair.backgroundKnowledge.ground?.color,
      colors.plainLuminances(background) != nil
    else { return false }
    // Black or white can be read on any one color.
    guard case .color(let id) = pair.ink else { return bars.navigationBar.backgrounds.count == 1 }
    return colors.plainLuminances(id) != nil
  }
}
