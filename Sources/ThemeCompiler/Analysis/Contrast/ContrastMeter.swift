package import ColorScience
import OutputText

package enum Ink: Sendable, Hashable {
  case color(ColorID)
  /// Glyphs of the status bar; white is also the text of a badge.
  case blackGlyphs, whiteGlyphs
}

extension Ink {
  package var color: ColorID? {
    if case .color(let color) = self { color } else { nil }
  }

  /// True if the color is the same in every variant, on every iOS and device.
  package func isUniform(in colors: ColorTable) -> Bool {
    color.map { colors.plainColor($0) != nil } ?? true
  }
}

/// A variant, an iOS generation, and the interface styles that an output fixes.
package struct Display: Sendable {
  let variant: Variant
  let generation: UIKitGeneration
  let colors: ColorTable
  let styles: FixedStyles
  /// True in a sheet; nil for both elevations, which only backgrounds have.
  var isElevated: Bool?

  func color(of id: ColorID) -> Color { color(of: id, in: styles.theme.variant(on: variant)) }

  func color(of id: ColorID, in variant: Variant) -> Color {
    guard let symbol = symbol(of: id) else { return colors[id, variant] }
    let elevated = isElevated == true ? symbol.elevated(in: variant) : nil
    return elevated ?? symbol.variants(in: generation)[variant]
  }

  func symbol(of id: ColorID) -> UIKitColor? { styles.areLiterals ? nil : colors.symbol(id) }

  package func color(of ink: Ink) -> Color {
    switch ink {
    case .color(let id): color(of: id)
    case .blackGlyphs: .black
    case .whiteGlyphs: .white
    }
  }
}

package struct WorstColors: Sendable {
  package let front: Color
  package let back: EffectiveBackground
  let display: Display

  /// nil for an iPhone with a wide screen.
  var device: String? { display.colors.deviceName }

  package func color(of id: ColorID) -> Color { display.color(of: id) }
}

/// Measures contrast over every backdrop and iOS generation; copies share the cache.
package struct ContrastMeter: Sendable {
  package let generations: [UIKitGeneration]
  /// The possible backdrops of a translucent bar; empty means any color.
  package let backdrops: [Color]
  private let memo = Mutex(ContrastMemo())

  /// A meter with an empty cache, for another color table.
  package var fresh: ContrastMeter {
    ContrastMeter(generations: generations, backdrops: backdrops)
  }

  package var blends: Int { memo.withLock { $0.blends } }

  /// True over the limit `ThemeLimits.blends`; measuring stops then.
  package var isOverBudget: Bool { blends > ThemeLimits.blends }

  /// The contrast in one variant over all backdrops; each end is the lowest of all displays.
  package func interval(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> ContrastInterval {
    guard let background = ground.color, let back = colors.plainLuminances(background),
      let front = plainLuminances(ink, colors)
    else {
      return gradientInterval(of: ink, on: ground, in: variant, colors: colors)
        ?? fullInterval(of: ink, on: ground, in: variant, colors: colors)
    }
    let index = Int(ground.styles.theme.variant(on: variant).rawValue)
    let ratio = contrastRatio(front[index], back[index])
    return ContrastInterval(worst: ratio, best: ratio)
  }

  /// Contrast on an opaque gradient, otherwise nil; 1 if its luminances include the foreground's.
  private func gradientInterval(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> ContrastInterval? {
    guard case .gradient(let gradient) = ground.paint, let front = plainLuminances(ink, colors),
      let luminances = memo.withLock({ $0.luminances(of: gradient, colors) })
    else { return nil }
    let index = Int(ground.styles.theme.variant(on: variant).rawValue)
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

  private func fullInterval(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> ContrastInterval {
    // An app runs on every display, so both ends are the lowest over the displays, but a screen is
    // at one elevation.
    var worst = Double.infinity
    var (best, bestInSheet) = (worst, worst)
    for display in displays(of: ink, on: ground, in: variant, colors) {
      let interval = interval(of: display.color(of: ink), on: ground, on: display)
      worst = min(worst, interval.worst)
      if display.isElevated == true {
        bestInSheet = min(bestInSheet, interval.best)
      } else {
        best = min(best, interval.best)
      }
    }
    return ContrastInterval(
      worst: worst, best: bestInSheet.isFinite ? max(best, bestInSheet) : best)
  }

  /// Displays that may differ: by device, the iPhone first, then by iOS generation and elevation.
  package func displays(
    of ink: Ink, on ground: Ground, in variant: Variant, _ colors: ColorTable
  ) -> [Display] {
    var ids = ground.colors(in: variant)
    if let color = ink.color { ids.append(color) }
    var shown = generations(showing: ground)
    if !ground.followsUIKit(ids, colors) { shown = [shown[0]] }
    let elevations: [Bool?] =
      oldest(ground, variant, colors).levels(of: ink) == nil ? [nil] : [false, true]
    return (ground.styles.areLiterals ? [colors] : colors.views(of: ids)).flatMap { colors in
      shown.flatMap { generation in
        elevations.map {
          Display(
            variant: variant, generation: generation, colors: colors, styles: ground.styles,
            isElevated: $0)
        }
      }
    }
  }

  /// The display with the oldest iOS of the deployment range that shows a background.
  package func oldest(_ ground: Ground, _ variant: Variant, _ colors: ColorTable) -> Display {
    Display(
      variant: variant, generation: generations(showing: ground)[0], colors: colors,
      styles: ground.styles)
  }

  /// The newest generation has glass in place of the system's material.
  private func generations(showing ground: Ground) -> [UIKitGeneration] {
    let isMaterial = if case .system = ground.paint { true } else { false }
    guard let only = ground.generation ?? (isMaterial ? .ios15 : nil), generations.contains(only)
    else { return generations }
    return [only]
  }

  package func worstColors(
    of ink: Ink, on ground: Ground, in variant: Variant, colors: ColorTable
  ) -> WorstColors {
    let pairs = displays(of: ink, on: ground, in: variant, colors).map { display in
      let front = display.color(of: ink)
      let (interval, back) = worst(of: front, on: ground, on: display)
      return (interval.worst, WorstColors(front: front, back: back, display: display))
    }
    return pairs.dropFirst().reduce(pairs[0]) { $1.0 < $0.0 ? $1 : $0 }.1
  }

  /// The lowest contrast and the background there; for a gradient over the limit, its first color.
  package func worst(
    of front: Color, on ground: Ground, on display: Display
  ) -> (ContrastInterval, EffectiveBackground) {
    let stack = stack(ground, on: display)
    guard stack.gradient.stops.count > 1, !isOverBudget else {
      let interval = interval(of: front, on: ground, on: display)
      return (interval, stack.effectiveBackground(stack.gradient.stops[0]))
    }
    let worst = memo.withLock { $0.contrast(of: front, on: key(of: ground, on: display)) { stack } }
    return (worst.interval, stack.effectiveBackground(worst.color))
  }

  /// The luminances of the background as disjoint ranges, darkest first.
  package func luminances(_ ground: Ground, on display: Display) -> [ClosedRange<Double>] {
    memo.withLock {
      $0.ranges(of: key(of: ground, on: display)) { stack(ground, on: display) }
    }
  }

  private func interval(
    of front: Color, on ground: Ground, on display: Display
  ) -> ContrastInterval {
    // As fast as a look-up.
    if ground.gradient == nil, ground.layers.isEmpty {
      let back = effectiveBackground(ground, on: display)
      let count = back.backdrops.count
      if back.color.alpha == 1 || count < 4 && (count > 0 || front.alpha == 1) {
        return contrastInterval(front, on: back.color, over: back.backdrops)
      }
    }
    return memo.withLock {
      $0.interval(of: front, on: key(of: ground, on: display)) { stack(ground, on: display) }
    }
  }

  private func key(of ground: Ground, on display: Display) -> ContrastMemo.Key {
    ContrastMemo.Key(
      ground: ground, variant: ground.isUniform(in: display.colors) ? .light : display.variant,
      generation: display.generation, device: display.colors.deviceName,
      isElevated: display.isElevated)
  }
}

extension ResolvedColor {
  package func value(_ variant: Variant, in generation: UIKitGeneration) -> Color {
    symbol?.variants(in: generation)[variant] ?? variants[variant]
  }
}

extension Configuration {
  package var meter: ContrastMeter {
    ContrastMeter(generations: generations, backdrops: backdrops)
  }
}
