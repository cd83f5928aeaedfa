import ColorScience
import ThemeLint
import ThemeModel
import ThemeResolution
import ThemeSyntax

/// A pair in one variant, with where its colors come from.
struct PairUse {
  let appearance: Int
  /// Index of the pair among those of its appearance.
  let index: Int
  let pair: ContrastPair
  /// What the pair is seen on.
  let ground: Ground
  let variant: Variant
  /// The least ratio over every backdrop and iOS.
  let current: Double
  /// The least ratio that a repair may leave it with.
  let ratio: Double
  /// Nil for the glyphs of the status bar.
  let front: ColorOrigin?
  let back: ColorOrigin?
}

/// Every pair of a theme in every variant, found by the scalars that say its colors.
struct PairUses {
  private(set) var all: [PairUse] = []
  /// The uses that take a color from a scalar as it is.
  private(set) var byScalar: [SourceRange: [Int]] = [:]
  /// The scalars out of which colors of pairs are computed.
  private(set) var inputs: Set<SourceRange> = []
  /// The uses of the status bar's glyphs, by the place that says their style.
  private(set) var byStyle: [SourceRange: [Int]] = [:]
  private var byPair: [PairKey: [Int]] = [:]

  /// A pair of a theme.
  private struct PairKey: Hashable {
    let appearance: Int
    let index: Int
  }

  /// The uses of a pair of an appearance.
  func uses(ofPair index: Int, in appearance: Int) -> [PairUse] {
    byPair[PairKey(appearance: appearance, index: index), default: []].map { all[$0] }
  }

  init(
    _ finder: inout OriginFinder, _ report: [ContrastReport], _ configuration: Configuration
  ) {
    let theme = finder.theme
    let meter = configuration.meter
    for (number, appearance) in theme.appearances.enumerated() {
      let pairs = contrastPairs(of: appearance, under: configuration)
      let failing = Set(report[number].failing.map(\.index))
      for (index, pair) in pairs.enumerated() where !appearance.keepsVerdict(of: pair, theme.colors)
      {
        guard let ground = pair.footing.ground else { continue }
        for variant in pair.variants.members {
          let current = meter.interval(
            of: pair.ink, on: ground, in: variant, colors: theme.colors
          ).worst
          let front = pair.foreground.path.flatMap { path in
            finder.origin(of: path, in: appearance, variant)
          }
          let back = meter.backing(ground, in: variant, on: meter.generations[0], theme.colors)
          // What is mixed with what lies behind is no color that anybody wrote.
          let isWritten = ground.color != nil && !(back.isMixed && back.color.alpha < 1)
          add(
            PairUse(
              appearance: number, index: index, pair: pair, ground: ground, variant: variant,
              current: current,
              // What is waived or off does not have to get better, but not worse either.
              ratio: failing.contains(index) ? pair.advised : min(pair.advised, current),
              front: front,
              back: isWritten ? finder.origin(of: pair.background, in: appearance, variant) : nil))
        }
      }
    }
  }

  private mutating func add(_ use: PairUse) {
    for scalar in Set((use.front?.scalars ?? []) + (use.back?.scalars ?? [])) {
      byScalar[scalar, default: []].append(all.count)
    }
    inputs.formUnion(use.front?.inputs ?? [])
    inputs.formUnion(use.back?.inputs ?? [])
    if use.pair.foreground == .statusBar {
      byStyle[use.pair.foregroundRange, default: []].append(all.count)
    }
    byPair[PairKey(appearance: use.appearance, index: use.index), default: []].append(all.count)
    all.append(use)
  }
}

extension ResolvedAppearance {
  /// Whether a pair passes just where its appearance's does: opaque, and made by `mirror`.
  fileprivate func keepsVerdict(of pair: ContrastPair, _ colors: ColorTable) -> Bool {
    guard case .inverse(_, rule: .mirror) = kind,
      let background = pair.footing.ground?.color, colors.plainLuminances(background) != nil
    else { return false }
    // Black or white can be read on any one color.
    guard case .color(let id) = pair.ink else { return bars.navigationBar.backgrounds.count == 1 }
    return colors.plainLuminances(id) != nil
  }
}
