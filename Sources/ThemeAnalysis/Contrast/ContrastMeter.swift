package import ColorScience
import OutputText
package import ThemeModel

/// What is drawn in front of a background.
package enum Ink: Sendable, Hashable {
  case color(ColorID)
  /// The status bar's glyphs, black or white; white is the text of a badge as well.
  case blackGlyphs, whiteGlyphs
}

/// The colors of a pair that give its worst contrast, and the iOS generation and the device that show them.
package struct WorstColors: Sendable {
  package let front: Color
  package let back: EffectiveBackground
  package let generation: UIKitGeneration
  /// The devices that show them, nil for an iPhone with a wide screen.
  package let device: String?
}

/// Measures contrast between colors of a table over every backdrop and iOS generation there may be.
///
/// What it has measured of a theme is kept for all copies of it.
package struct ContrastMeter: Sendable {
  /// The generations of UIKit's own colors in the deployment range.
  package let generations: [UIKitGeneration]
  /// What may lie under a translucent bar; any color where the list is empty.
  package let backdrops: [Color]
  private let memo = Mutex(ContrastMemo())

  /// A meter that has measured nothing.
  package init(generations: [UIKitGeneration], backdrops: [Color]) {
    self.generations = generations
    self.backdrops = backdrops
  }

  /// A meter like this one that has measured nothing, for colors of another table.
  package var fresh: ContrastMeter {
    ContrastMeter(generations: generations, backdrops: backdrops)
  }

  /// How many blends of colors were measured.
  package var blends: Int { memo.withLock { $0.blends } }

  /// Whether as much is measured as a theme can ask for; nothing more is to be.
  package var isSpent: Bool { blends > ThemeLimits.blends }

  /// The least and the greatest contrast of an ink on a ground in one variant, each on the iOS of the
  /// deployment range on which it is least.
  package func interval(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> ContrastInterval {
    guard let background = ground.color, let back = colors.plainLuminances(background),
      let front = plainLuminances(ink, colors)
    else {
      return gradientInterval(of: ink, on: ground, in: variant, colors: colors)
        ?? fullInterval(of: ink, on: ground, in: variant, colors: colors)
    }
    let index = Int(variant.rawValue)
    let ratio = contrastRatio(front[index], back[index])
    return ContrastInterval(worst: ratio, best: ratio)
  }

  /// The contrast on a gradient of opaque colors, nil on any other ground: 1 where some color between the darkest and
  /// the brightest has the luminance of the ink.
  private func gradientInterval(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> ContrastInterval? {
    guard case .gradient(let gradient) = ground.paint, let front = plainLuminances(ink, colors),
      let luminances = memo.withLock({ $0.luminances(of: gradient, colors) })
    else { return nil }
    let index = Int(variant.rawValue)
    let (least, greatest) = (luminances.least[index], luminances.greatest[index])
    let ratio = contrastRatio(front[index], min(max(front[index], least), greatest))
    return ContrastInterval(worst: ratio, best: ratio)
  }

  private func plainLuminances(_ ink: Ink, _ colors: ColorTable) -> SIMD4<Double>? {
    switch ink {
    case .color(let id): colors.plainLuminances(id)
    case .blackGlyphs: SIMD4(repeating: 0)
    case .whiteGlyphs: SIMD4(repeating: 1)
    }
  }

  /// The contrast of colors of which one is translucent or differs between iOS generations.
  private func fullInterval(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> ContrastInterval {
    // An app runs on each generation and device, so both ends are those of the one on which they are worst.
    var worst = Double.infinity
    var best = Double.infinity
    for colors in views(of: ink, on: ground, in: variant, colors) {
      for generation in generations(showing: ground) {
        let front = colors.value(ink, variant, in: generation)
        let interval = interval(of: front, on: ground, in: variant, on: generation, colors)
        worst = min(worst, interval.worst)
        best = min(best, interval.best)
        guard followsSystem(ink, ground, in: variant, colors) else { break }
      }
    }
    return ContrastInterval(worst: worst, best: best)
  }

  /// The colors as each kind of devices has them that draws a pair otherwise, an iPhone's first.
  package func views(
    of ink: Ink, on ground: Ground, in variant: Variant, _ colors: ColorTable
  ) -> [ColorTable] {
    guard !colors.devices.isEmpty else { return [colors] }
    var ids = ground.colors(in: variant)
    if case .color(let id) = ink { ids.append(id) }
    return colors.views(of: ids)
  }

  /// Whether a color of a pair is one of UIKit's own, whose value the system changes.
  package func followsSystem(
    _ ink: Ink, _ ground: Ground, in variant: Variant, _ colors: ColorTable
  ) -> Bool {
    if colors.followsSystem(ink) { return true }
    if let color = ground.color, colors.symbol(color) != nil { return true }
    switch ground.paint {
    case .uiKit: return true
    case .gradient(let gradient) where gradient.colors.contains { colors.symbol($0) != nil }:
      return true
    default: break
    }
    guard case .colors(let behind)? = ground.backdrop?.backdrop(in: variant) else { return false }
    return behind.contains { colors.symbol($0) != nil }
  }

  /// The colors that give the worst contrast of an ink on a ground in one variant.
  package func worstColors(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> WorstColors {
    let followsSystem = followsSystem(ink, ground, in: variant, colors)
    let pairs = views(of: ink, on: ground, in: variant, colors).flatMap { colors in
      generations(showing: ground).prefix(followsSystem ? .max : 1).map { generation in
        let front = colors.value(ink, variant, in: generation)
        let (interval, back) = worst(of: front, on: ground, in: variant, on: generation, colors)
        return (
          interval.worst,
          WorstColors(front: front, back: back, generation: generation, device: colors.deviceName)
        )
      }
    }
    return pairs.dropFirst().reduce(pairs[0]) { $1.0 < $0.0 ? $1 : $0 }.1
  }

  /// The contrast of a color on a ground on one iOS generation, and what of the ground gives the least; of a gradient
  /// that is not to be measured any more the first color.
  package func worst(
    of front: Color, on ground: Ground, in variant: Variant, on generation: UIKitGeneration,
    _ colors: ColorTable
  ) -> (ContrastInterval, EffectiveBackground) {
    let stack = stack(ground, in: variant, on: generation, colors)
    guard stack.gradient.stops.count > 1, !isSpent else {
      let interval = interval(of: front, on: ground, in: variant, on: generation, colors)
      return (interval, stack.effectiveBackground(stack.gradient.stops[0]))
    }
    let key = key(of: ground, in: variant, on: generation, colors)
    let worst = memo.withLock { $0.contrast(of: front, on: key) { stack } }
    return (worst.interval, stack.effectiveBackground(worst.color))
  }

  /// The luminances of all that a foreground is seen on, as ranges that do not meet, the darkest first.
  package func luminances(
    _ ground: Ground, in variant: Variant, on generation: UIKitGeneration, _ colors: ColorTable
  ) -> [ClosedRange<Double>] {
    let key = key(of: ground, in: variant, on: generation, colors)
    return memo.withLock {
      $0.ranges(of: key) { stack(ground, in: variant, on: generation, colors) }
    }
  }

  package func interval(
    of front: Color, on ground: Ground, in variant: Variant, on generation: UIKitGeneration,
    _ colors: ColorTable
  ) -> ContrastInterval {
    // What takes no longer than looking it up.
    if let color = color(of: ground, in: variant, on: generation, colors) {
      if color.alpha == 1 { return contrastInterval(front, on: color) }
      let count = backdropCount(ground, in: variant)
      if count < 4, count > 0 || front.alpha == 1 {
        let back = effectiveBackground(ground, in: variant, on: generation, colors)
        return contrastInterval(front, on: back.color, over: back.backdrops)
      }
    }
    let key = key(of: ground, in: variant, on: generation, colors)
    return memo.withLock {
      $0.interval(of: front, on: key) { stack(ground, in: variant, on: generation, colors) }
    }
  }

  /// What is measured once: a ground that is the same in every variant counts as that of the first.
  private func key(
    of ground: Ground, in variant: Variant, on generation: UIKitGeneration, _ colors: ColorTable
  ) -> ContrastMemo.Key {
    ContrastMemo.Key(
      ground: ground, variant: ground.isUniform(in: colors) ? .light : variant,
      generation: generation, device: colors.deviceName)
  }

  /// The generations that show a ground: the newest has glass in place of the system's material.
  private func generations(showing ground: Ground) -> ArraySlice<UIKitGeneration> {
    guard case .system = ground.paint, generations.count > 1 else { return generations[...] }
    return generations.dropLast(generations.last == .ios26 ? 1 : 0)
  }
}

extension Ink {
  /// Whether the ink is the same in every variant, on every iOS and device.
  package func isUniform(in colors: ColorTable) -> Bool {
    if case .color(let color) = self { colors.plainColor(color) != nil } else { true }
  }
}

extension ResolvedColor {
  /// The color in one variant as an iOS generation shows it.
  package func value(_ variant: Variant, in generation: UIKitGeneration) -> Color {
    symbol?.variants(in: generation)[variant] ?? variants[variant]
  }
}

extension ColorTable {
  /// A color in one variant as an iOS generation shows it.
  func value(
    _ id: ColorID, _ variant: Variant, in generation: UIKitGeneration
  ) -> Color {
    symbol(id)?.variants(in: generation)[variant] ?? self[id, variant]
  }

  /// The color of an ink in one variant, as an iOS generation shows it.
  package func value(_ ink: Ink, _ variant: Variant, in generation: UIKitGeneration) -> Color {
    switch ink {
    case .color(let id): value(id, variant, in: generation)
    case .blackGlyphs: .black
    case .whiteGlyphs: .white
    }
  }

  /// Whether an ink is one of UIKit's own colors.
  fileprivate func followsSystem(_ ink: Ink) -> Bool {
    if case .color(let id) = ink { symbol(id) != nil } else { false }
  }
}

extension Configuration {
  /// Measures contrast under this configuration.
  package var meter: ContrastMeter {
    ContrastMeter(generations: generations, backdrops: backdrops)
  }
}
