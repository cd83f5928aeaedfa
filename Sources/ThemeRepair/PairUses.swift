import ColorScience
import ThemeCompiler
import ThemeSyntax

/// A pair in one variant, or in several identical ones, with its colors' origins.
struct PairUse {
  let number: Int
  let appearance: Int
  /// Index among the appearance's pairs.
  let index: Int
  let pair: ContrastPair
  let ground: Ground
  let variants: VariantSet
  let variant: Variant
  /// The lowest ratio over every backdrop and iOS.
  let current: Double
  /// The ratio required after a repair.
  let ratio: Double
  /// nil for the status bar.
  let front: ColorOrigin?
  let back: ColorOrigin?

  var lacksContrast: Bool { current < ratio }
}

/// The pairs that repairs can affect, in every variant, by the scalars of their colors.
struct PairUses {
  private(set) var all: [PairUse] = []
  /// Uses of a repairable scalar's color unchanged.
  private(set) var byScalar: [SourceRange: [Int]] = [:]
  private(set) var backgrounds: Set<SourceRange> = []
  /// Uses of a color computed from a repairable scalar.
  private(set) var byInput: [SourceRange: [Int]] = [:]
  private(set) var byStyle: [SourceRange: [Int]] = [:]
  /// Appearances, by the ranges of inverse rules and of states that are words.
  private var byWord: [SourceRange: [Int]] = [:]
  private(set) var failingUses: [Int: [Int]] = [:]
  /// The scalars of failing pairs' colors.
  private var repairable: Set<SourceRange> = []
  private var styles: Set<SourceRange> = []

  func reached(from scalar: SourceRange) -> Set<Int> {
    let uses = [byScalar, byInput, byStyle].flatMap { $0[scalar] ?? [] }
    return Set(uses.map { all[$0].appearance } + (byWord[scalar] ?? []))
  }

  func uses(ofPair index: Int, in appearance: Int) -> [PairUse] {
    failingUses[appearance, default: []].map { all[$0] }.filter { $0.index == index }
  }

  init(
    _ finder: inout OriginFinder, _ report: [ContrastReport], _ pairs: [[MeasuredPair]],
    _ meter: ContrastMeter
  ) {
    let theme = finder.theme
    let failing = report.map { Set($0.failing.map(\.index)) }
    for (number, appearance) in theme.appearances.enumerated() {
      for index in failing[number] { note(pairs[number][index].pair, in: appearance, &finder) }
    }
    for (number, appearance) in theme.appearances.enumerated() {
      noteWords(of: appearance, number)
      for (index, measured) in pairs[number].enumerated() {
        let pair = measured.pair
        guard let ground = pair.ground else { continue }
        let entries = report[number].entries[measured.entries]
        let isFailing = failing[number].contains(index)
        let isUniform = finder.isUniform(pair, in: appearance)
        for variant in pair.variants.members.prefix(isUniform ? 1 : .max) {
          let origins = finder.origins(of: pair, on: ground, in: appearance, variant)
          guard isFailing || isReached(pair, origins) else { continue }
          let current = entries.first { $0.variants.contains(VariantSet(variant)) }?.worst ?? 0
          let back = meter.effectiveBackground(
            ground, on: meter.oldest(ground, variant, theme.colors))
          // A color mixed with its backdrop is not written anywhere.
          let isWritten = ground.color != nil && !back.isMixed
          add(
            PairUse(
              number: all.count, appearance: number, index: index, pair: pair, ground: ground,
              variants: isUniform ? pair.variants : VariantSet(variant), variant: variant,
              current: current,
              // Waived and disabled pairs need not improve but must not get worse.
              ratio: isFailing ? pair.advised : min(pair.advised, current),
              front: origins.front, back: isWritten ? origins.back : nil),
            of: origins.gradient, isFailing: isFailing)
        }
      }
    }
  }

  private mutating func note(
    _ pair: ContrastPair, in appearance: ResolvedAppearance, _ finder: inout OriginFinder
  ) {
    if pair.foreground == .statusBar { styles.insert(pair.foregroundRange) }
    let isUniform = finder.isUniform(pair, in: appearance)
    for variant in pair.variants.members.prefix(isUniform ? 1 : .max) {
      for path in [pair.foreground.path, pair.background].compactMap(\.self) {
        repairable.formUnion(finder.origin(of: path, in: appearance, variant)?.scalars ?? [])
      }
    }
  }

  private mutating func noteWords(of appearance: ResolvedAppearance, _ number: Int) {
    if appearance.isInverse { byWord[appearance.range, default: []].append(number) }
    for bar in BarKind.allCases.map({ appearance.bars[$0] }) where bar.hasStates {
      for setting in bar.settings {
        guard case .word = setting.value, setting.property.isState else { continue }
        byWord[setting.range, default: []].append(number)
      }
    }
  }

  private func isReached(_ pair: ContrastPair, _ origins: PairOrigins) -> Bool {
    if pair.foreground == .statusBar, styles.contains(pair.foregroundRange) { return true }
    return origins.scalars.contains { repairable.contains($0) }
      || !repairable.isDisjoint(with: origins.inputs)
  }

  private mutating func add(_ use: PairUse, of gradient: Set<SourceRange>, isFailing: Bool) {
    let front = use.front?.scalars ?? []
    for scalar in front where repairable.contains(scalar) {
      byScalar[scalar, default: []].append(all.count)
    }
    let back = use.back?.scalars ?? []
    backgrounds.formUnion(back)
    for scalar in back where repairable.contains(scalar) && !front.contains(scalar) {
      byScalar[scalar, default: []].append(all.count)
    }
    let computed = (use.front?.inputs ?? []).union(use.back?.inputs ?? []).union(gradient)
    for scalar in computed where repairable.contains(scalar) {
      byInput[scalar, default: []].append(all.count)
    }
    if use.pair.foreground == .statusBar {
      byStyle[use.pair.foregroundRange, default: []].append(all.count)
    }
    if isFailing { failingUses[use.appearance, default: []].append(all.count) }
    all.append(use)
  }
}

private struct PairOrigins {
  var front: ColorOrigin?
  var back: ColorOrigin?
  /// A gradient's scalars behind the pair: inputs, since no single color is the background.
  var gradient: Set<SourceRange> = []

  var scalars: [SourceRange] { (front?.scalars ?? []) + (back?.scalars ?? []) }
  var inputs: Set<SourceRange> {
    gradient.union(front?.inputs ?? []).union(back?.inputs ?? [])
  }
}

extension OriginFinder {
  fileprivate mutating func origins(
    of pair: ContrastPair, on ground: Ground, in appearance: ResolvedAppearance, _ variant: Variant
  ) -> PairOrigins {
    var origins = PairOrigins(
      back: origin(of: pair.background, in: appearance, variant))
    if let path = pair.foreground.path {
      origins.front = origin(of: path, in: appearance, variant)
    }
    for color in ground.gradient?.colors ?? [] where theme.colors.step(color) != nil {
      // The gradient itself is no color's scalar.
      let place = SourceRange(file: -1, lower: 0, upper: 0)
      let origin = origin(of: color, at: place, in: variant)
      origins.gradient.formUnion(origin.inputs.union(origin.scalars).subtracting([place]))
    }
    return origins
  }

  fileprivate mutating func isUniform(
    _ pair: ContrastPair, in appearance: ResolvedAppearance
  ) -> Bool {
    guard let front = pair.ink.color, appearance.kind == .declared,
      let ground = pair.ground, let back = ground.color,
      theme.colors.plainColor(front) != nil, ground.isUniform(in: theme.colors)
    else { return false }
    return isUniform(front) && isUniform(back)
  }
}
