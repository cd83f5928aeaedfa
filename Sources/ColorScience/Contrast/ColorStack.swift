/// The background of a foreground: a color or gradient, the layers over and under it, and the
/// backdrop.
package struct ColorStack: Sendable, Hashable {
  package enum Behind: Sendable, Hashable {
    /// Alternative colors; empty means any color.
    case colors([Color])
    /// Grays, as sRGB components of 0...1.
    case grays(ClosedRange<Double>)

    /// Empty unless the backdrop is a list.
    package var colors: [Color] {
      if case .colors(let colors) = self { colors } else { [] }
    }
  }

  /// A single color is a gradient of one.
  ///
  /// Layers over and under it are folded into its colors if the result is a gradient.
  package let gradient: ColorGradient
  package let behind: Behind
  /// Layers that cannot be folded into the gradient.
  private let above: Color?
  private let below: Color?
  private let isFolded: Bool

  package init(_ gradient: ColorGradient, over behind: Behind) {
    self.init([gradient], over: behind)
  }

  /// The uppermost layer is first; at most one may be a gradient of several colors.
  ///
  /// Source-over is associative, so a color on a color is one color. A color over an opaque
  /// gradient gives a gradient, as each component stays linear.
  package init(_ layers: [ColorGradient], over behind: Behind) {
    self.behind = behind
    let index = layers.firstIndex { $0.stops.count > 1 } ?? 0
    let gradient = layers[index]
    let above = Self.merged(layers[..<index])
    let below = Self.merged(layers[(index + 1)...])
    guard gradient.stops.count == 1 || gradient.isOpaque else {
      self.gradient = gradient
      (self.above, self.below, isFolded) = (above, below, above != nil || below != nil)
      return
    }
    let stops = gradient.stops.map { Self.folded(above, $0, below) }
    self.gradient = ColorGradient(stops)
    (self.above, self.below, isFolded) = (nil, nil, stops != gradient.stops)
  }

  /// The composite of single-color layers, nil without any.
  private static func merged(_ layers: ArraySlice<ColorGradient>) -> Color? {
    layers.last.map { last in
      layers.dropLast().reversed().reduce(last.stops[0]) { $1.stops[0].composited(over: $0) }
    }
  }

  private static func folded(_ above: Color?, _ color: Color, _ below: Color?) -> Color {
    let lower = below.map { color.composited(over: $0) } ?? color
    return above.map { $0.composited(over: lower) } ?? lower
  }

  /// One of the gradient's colors with the other layers and the backdrop.
  package func effectiveBackground(_ color: Color) -> EffectiveBackground {
    let layered = Self.folded(above, color, below)
    switch behind {
    case .grays(let grays) where layered.alpha < 1:
      return EffectiveBackground(
        color: layered.over(grays), drawn: color, backdrops: [], isMixed: true)
    case .colors, .grays:
      return EffectiveBackground(
        color: layered, drawn: color, backdrops: behind.colors, isMixed: isFolded)
    }
  }

  func interval(of front: Color, on color: Color) -> ContrastInterval {
    let back = effectiveBackground(color)
    guard case .grays = behind, front.alpha < 1, back.color.alpha < 1 else {
      return contrastInterval(front, on: back.color, over: back.backdrops)
    }
    // A gray has equal components, so both colors vary along one line.
    let grays = ColorGradient([.black, .white])
    let ratio = { contrast(front, on: back.color, over: grays.color(at: $0)) }
    return ContrastInterval(
      worst: grays.least(ratio).value, best: -grays.least { -ratio($0) }.value)
  }

  /// Number of blends to measure a translucent foreground.
  package var blendsPerInk: Int {
    // `SeparableContrast` takes about as long as so many blends.
    let ends = behind.colors.isEmpty ? 120 : 2 * behind.colors.count
    let places = gradient.stops.count > 1 ? (gradient.stops.count - 1) * 3 * ColorGradient.parts : 1
    return gradient.isOpaque ? places : places * ends
  }
}

package struct EffectiveBackground: Sendable {
  /// Composited with a known backdrop if possible.
  package let color: Color
  /// The gradient's color, without other layers.
  package let drawn: Color
  /// Empty means any color.
  package let backdrops: [Color]
  /// True if other layers or the backdrop are part of the color.
  package let isMixed: Bool
}

extension Color {
  /// Over any backdrop, the same range of colors as this color over a range of grays.
  ///
  /// Over `low + (high - low)·u` a component c of opacity a gives a·c + (1 - a)·low + (1 - a)·(high
  /// - low)·u. Over u, an opacity of 1 - (1 - a)·(high - low) gives the same.
  fileprivate func over(_ grays: ClosedRange<Double>) -> Color {
    let (low, high) = (grays.lowerBound, grays.upperBound)
    let opacity = 1 - (1 - alpha) * (high - low)
    let mixed = (srgb * alpha + SIMD3(repeating: (1 - alpha) * low)) / opacity
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: opacity)
  }
}

/// A stack's luminances, computed once for every foreground.
///
/// All of a gradient is visible, so the lowest contrast along it decides.
package struct StackLuminances: Sendable {
  package let stack: ColorStack
  /// The number of blends of colors that it took to find them.
  package private(set) var blends = 0
  /// Disjoint ranges of luminance, 0...1, darkest first.
  package private(set) var ranges: [ClosedRange<Double>] = []
  /// The colors that may lie behind; of every color there is, black and white.
  private let backdrops: [Color]
  private let samples: [[Double]]
  /// The backdrops over which each sampled place is darkest and brightest.
  private let ends: [[Int]]
  /// The ends of each sampled place and of its neighbors: at an opaque stop all backdrops give one
  /// luminance, so only the neighbors have ends.
  private let nearEnds: [[Int]]

  package init(_ stack: ColorStack) {
    self.stack = stack
    let (gradient, behind) = (stack.gradient, stack.behind.colors)
    let backdrops =
      gradient.isOpaque ? [.black] : behind.isEmpty ? [Color.black, .white] : behind
    let colors = gradient.places.map { stack.effectiveBackground(gradient.color(at: $0)).color }
    let samples = backdrops.map { backdrop in
      colors.map { $0.composited(over: backdrop).relativeLuminance }
    }
    ends = colors.indices.map { place in
      let isDarker = { (left: Int, right: Int) in samples[left][place] < samples[right][place] }
      return [backdrops.indices.min(by: isDarker), backdrops.indices.max(by: isDarker)]
        .compactMap(\.self)
    }
    nearEnds = ends.indices.map { [ends] place in
      ends[max(place - 1, 0)...min(place + 1, ends.count - 1)].joined()
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    (self.backdrops, self.samples) = (backdrops, samples)
    blends = samples.count * colors.count
    var curves = samples.map { ($0.min() ?? 0)...($0.max() ?? 0) }
    ranges = merged(curves)
    guard colors.count > 1 else { return }
    // Beyond its samples a curve goes by less than this; the luminances of other curves need no search.
    let margin = 0.01
    let sampled = ranges
    let isMet = { (low: Double, high: Double) in
      sampled.contains { $0.contains(low) && $0.contains(high) }
    }
    for (index, curve) in curves.enumerated() {
      var (low, high) = (curve.lowerBound, curve.upperBound)
      if !isMet(low - margin, low) { low = end(of: index, sign: 1) }
      if !isMet(high, high + margin) { high = -end(of: index, sign: -1) }
      curves[index] = low...high
    }
    ranges = merged(curves)
  }

  /// The least luminance over a backdrop, or the greatest one with its sign changed.
  private mutating func end(of backdrop: Int, sign: Double) -> Double {
    var count = 0
    let found = stack.gradient.least(of: samples[backdrop].map { sign * $0 }) { place in
      count += 1
      return sign * luminance(at: place, over: backdrops[backdrop])
    }
    blends += count
    return found.value
  }

  private func luminance(at place: Double, over backdrop: Color) -> Double {
    stack.effectiveBackground(stack.gradient.color(at: place)).color.composited(over: backdrop)
      .relativeLuminance
  }

  private func merged(_ curves: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    // Between what is seen over black and over white all may be seen if any color may lie behind.
    let isConnected = stack.behind.colors.isEmpty
    return curves.sorted { $0.lowerBound < $1.lowerBound }
      .joined { isConnected || $1.lowerBound <= $0.upperBound }
  }
}

extension StackLuminances {
  /// Number of kept numbers.
  package var size: Int { samples.count * ends.count + 2 * (ranges.count + ends.count) }

  /// Number of blends for another foreground; 0 for a look-up.
  package func blends(of front: Color) -> Int {
    if front.alpha < 1 { return stack.blendsPerInk }
    return stack.gradient.isOpaque || ends.count == 1 ? 0 : 256
  }

  /// The contrast with each end at its lowest, and the gradient's color at the lowest ratio.
  package func contrast(of front: Color) -> (interval: ContrastInterval, color: Color) {
    let gradient = stack.gradient
    let interval = { stack.interval(of: front, on: gradient.color(at: $0)) }
    guard front.alpha < 1 else {
      let luminance = front.relativeLuminance
      let ratios = ends.indices.map { ratio(of: luminance, at: $0) }
      let index = ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0
      let range = max(index - 1, 0)...min(index + 1, ratios.count - 1)
      // Five rounds find the color to 8 bits, over the backdrop that is worst at the sample.
      let worst = self.samples.indices.min {
        contrastRatio(luminance, self.samples[$0][index])
          < contrastRatio(luminance, self.samples[$1][index])
      }
      let place = gradient.least(from: index, in: range, ratios[index], rounds: 5) { place in
        guard let worst, !stack.behind.colors.isEmpty else { return interval(place).worst }
        return contrastRatio(luminance, self.luminance(at: place, over: backdrops[worst]))
      }.place
      return (self.interval(of: luminance), gradient.color(at: place))
    }
    let samples = gradient.places.map(interval)
    let worst = gradient.least(of: samples.map(\.worst)) { interval($0).worst }
    let best = gradient.least(of: samples.map(\.best)) { interval($0).best }
    return (ContrastInterval(worst: worst.value, best: best.value), gradient.color(at: worst.place))
  }

  /// The least ratio of a luminance to those that a sampled place may have.
  private func ratio(of luminance: Double, at place: Int) -> Double {
    let ends = luminances(at: place)
    let nearest = min(max(luminance, ends.lowerBound), ends.upperBound)
    // Between the ends, a list of backdrops has gaps.
    guard nearest == luminance, !stack.behind.colors.isEmpty else {
      return contrastRatio(luminance, nearest)
    }
    return samples.reduce(.infinity) { min($0, contrastRatio(luminance, $1[place])) }
  }

  private func luminances(at place: Int) -> ClosedRange<Double> {
    let (darkest, brightest) = (ends[place][0], ends[place][1])
    return samples[darkest][place]...samples[brightest][place]
  }

  /// The contrast of an opaque foreground, by its WCAG relative luminance.
  package func interval(of luminance: Double) -> ContrastInterval {
    let ratios = ranges.map {
      contrastRatio(luminance, min(max(luminance, $0.lowerBound), $0.upperBound))
    }
    let worst = ratios.reduce(.infinity, min)
    if stack.gradient.isOpaque { return ContrastInterval(worst: worst, best: worst) }
    let sampled = ends.indices.map { place in
      let ends = luminances(at: place)
      return max(
        contrastRatio(luminance, ends.lowerBound), contrastRatio(luminance, ends.upperBound))
    }
    let least = stack.gradient.least(of: sampled) { place in
      let color = stack.effectiveBackground(stack.gradient.color(at: place)).color
      return nearEnds[Int((place * Double(ends.count - 1)).rounded())].reduce(1) {
        max($0, contrastRatio(luminance, color.composited(over: backdrops[$1]).relativeLuminance))
      }
    }
    return ContrastInterval(worst: worst, best: least.value)
  }
}
