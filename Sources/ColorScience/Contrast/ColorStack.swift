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
    return contrastInterval(front, on: back.color, over: back.backdrops)
  }

  /// Number of blends to measure a translucent foreground.
  package var blendsPerInk: Int {
    // `SeparableContrast` takes about as long as so many blends.
    let ends = behind.colors.isEmpty ? 120 : 2 * behind.colors.count
    let places = gradient.stops.count > 1 ? (gradient.stops.count - 1) * 3 * ColorGradient.parts : 1
    return gradient.isOpaque ? places : places * ends
  }
}

/// A background color and its backdrop.
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
  /// Number of blends that the computation took.
  package private(set) var blends = 0
  /// Disjoint ranges of luminance, 0...1, darkest first.
  package private(set) var ranges: [ClosedRange<Double>] = []
  /// The backdrops; black and white stand for any color.
  private let backdrops: [Color]
  private var curves: [Curve] = []
  /// The range of luminances at each sampled position of a translucent gradient.
  private var bounds: [ClosedRange<Double>] = []
  /// The backdrops that may give the lowest and highest luminances.
  private var darkest: [Color] = []
  private var brightest: [Color] = []

  /// A gradient's darkest and brightest luminances over a backdrop, with their positions.
  private struct Curve {
    var (low, lowPlace) = (Double.infinity, 0.0)
    var (high, highPlace) = (-Double.infinity, 0.0)

    mutating func add(_ luminance: Double, at place: Double) {
      if luminance < low { (low, lowPlace) = (luminance, place) }
      if luminance > high { (high, highPlace) = (luminance, place) }
    }
  }

  package init(_ stack: ColorStack) {
    self.stack = stack
    guard !stack.gradient.isOpaque else {
      backdrops = [.black]
      guard stack.gradient.stops.count > 1 else {
        let luminance = stack.gradient.stops[0].relativeLuminance
        ranges = [luminance...luminance]
        return
      }
      let (darkest, brightest) = stack.gradient.extremePlaces
      var curve = Curve()
      for place in [darkest, brightest] { curve.add(luminance(at: place, over: .black), at: place) }
      curves = [curve]
      ranges = [curve.low...curve.high]
      blends = stack.gradient.stops.count * 50
      return
    }
    backdrops = stack.behind.colors.isEmpty ? [.black, .white] : stack.behind.colors
    let count = (stack.gradient.stops.count - 1) * ColorGradient.parts
    let places = (0...count).map { count > 0 ? Double($0) / Double(count) : 0 }
    let colors = places.map { stack.effectiveBackground(stack.gradient.color(at: $0)).color }
    let samples = backdrops.map { backdrop in
      colors.map { $0.composited(over: backdrop).relativeLuminance }
    }
    blends = samples.count * colors.count
    for values in samples {
      var curve = Curve()
      for (place, value) in zip(places, values) { curve.add(value, at: place) }
      curves.append(curve)
    }
    ranges = merged
    guard count > 0 else { return }
    for (index, values) in samples.enumerated() { narrow(index, values, places) }
    ranges = merged
    bounds = places.indices.map { place in
      let values = samples.map { $0[place] }
      return values.reduce(.infinity, min)...values.reduce(-.infinity, max)
    }
    darkest = Self.extremes(of: backdrops, sign: -1)
    brightest = Self.extremes(of: backdrops, sign: 1)
  }

  /// Searches between samples for positions outside the ranges.
  private mutating func narrow(_ index: Int, _ values: [Double], _ places: [Double]) {
    // A smooth curve exceeds its samples by at most an eighth of its second difference.
    var bend = 0.0
    for place in 1..<values.count - 1 where place % ColorGradient.parts != 0 {
      bend = max(bend, abs(values[place - 1] - 2 * values[place] + values[place + 1]))
    }
    for (place, value) in values.enumerated() {
      let (left, right) = (max(place - 1, 0), min(place + 1, values.count - 1))
      for sign in [1.0, -1.0]
      where sign * value <= sign * values[left] && sign * value <= sign * values[right] {
        let (least, most) = (min(value, value - sign * bend), max(value, value - sign * bend))
        if ranges.contains(where: { $0.contains(least) && $0.contains(most) }) { continue }
        let found = ColorGradient.narrowed(places[left]...places[right], rounds: 30) {
          sign * luminance(at: $0, over: backdrops[index])
        }
        blends += 32
        curves[index].add(luminance(at: found, over: backdrops[index]), at: found)
      }
    }
  }

  /// The darkest or brightest colors, for a sign of -1 or 1, without those exceeded in all
  /// components.
  ///
  /// Luminance rises with each component of the backdrop.
  private static func extremes(
    of colors: [Color], sign: Double
  ) -> [Color] {
    let isPast = { (past: Color, other: Color) in
      past.alpha >= 1 && other.alpha >= 1
        && (0..<3).allSatisfy { sign * past.srgb[$0] >= sign * other.srgb[$0] }
    }
    var found: [Color] = []
    for color in colors where !found.contains(where: { isPast($0, color) }) {
      found.removeAll { isPast(color, $0) }
      found.append(color)
    }
    return found
  }

  private func luminance(at place: Double, over backdrop: Color) -> Double {
    stack.effectiveBackground(stack.gradient.color(at: place)).color.composited(over: backdrop)
      .relativeLuminance
  }

  private var merged: [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for curve in curves.sorted(by: { $0.low < $1.low }) {
      if let last = merged.last, isConnected || curve.low <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, curve.high)
      } else {
        merged.append(curve.low...curve.high)
      }
    }
    return merged
  }

  /// True if all luminances between black's and white's result are possible.
  private var isConnected: Bool { stack.behind.colors.isEmpty }
}

extension StackLuminances {
  package var size: Int { 4 * curves.count + 2 * (ranges.count + bounds.count) }

  /// Number of blends for another foreground; 0 for a look-up.
  package func blends(of front: Color) -> Int {
    if front.alpha < 1 { return stack.blendsPerInk }
    return bounds.isEmpty ? 0 : 128 * (darkest.count + brightest.count)
  }

  /// The contrast with each end at its lowest, and the gradient's color at the lowest ratio.
  package func contrast(of front: Color) -> (interval: ContrastInterval, color: Color) {
    let gradient = stack.gradient
    guard front.alpha < 1 else {
      let luminance = front.relativeLuminance
      return (interval(of: luminance), gradient.color(at: place(nearestTo: luminance)))
    }
    guard gradient.stops.count > 1 else {
      return (stack.interval(of: front, on: gradient.stops[0]), gradient.stops[0])
    }
    return gradient.leastContrast { stack.interval(of: front, on: $0) }
  }

  /// The contrast of an opaque foreground, by its WCAG relative luminance.
  package func interval(of luminance: Double) -> ContrastInterval {
    let worst = contrastRatio(luminance, nearest(to: luminance))
    if stack.gradient.isOpaque { return ContrastInterval(worst: worst, best: worst) }
    let best = { (range: ClosedRange<Double>) in
      max(contrastRatio(luminance, range.lowerBound), contrastRatio(luminance, range.upperBound))
    }
    guard !bounds.isEmpty else {
      return ContrastInterval(
        worst: worst, best: best(ranges[0].lowerBound...ranges[ranges.count - 1].upperBound))
    }
    let least = stack.gradient.place(ofLeast: bounds.map(best)) { place in
      let color = stack.effectiveBackground(stack.gradient.color(at: place)).color
      let end = { (backdrop: Color) in
        contrastRatio(luminance, color.composited(over: backdrop).relativeLuminance)
      }
      return max(darkest.map(end).max() ?? 1, brightest.map(end).max() ?? 1)
    }
    return ContrastInterval(worst: worst, best: least.value)
  }

  /// The possible luminance with the lowest ratio.
  private func nearest(to luminance: Double) -> Double {
    var (start, end) = (0, ranges.count)
    while start < end {
      let middle = (start + end) / 2
      if ranges[middle].upperBound < luminance { start = middle + 1 } else { end = middle }
    }
    guard start < ranges.count else { return ranges[start - 1].upperBound }
    guard luminance < ranges[start].lowerBound else { return luminance }
    guard start > 0 else { return ranges[0].lowerBound }
    let (below, above) = (ranges[start - 1].upperBound, ranges[start].lowerBound)
    return contrastRatio(luminance, below) <= contrastRatio(luminance, above) ? below : above
  }

  /// The gradient's position with the lowest ratio over some backdrop.
  private func place(nearestTo luminance: Double) -> Double {
    if isConnected, let index = bounds.firstIndex(where: { $0.contains(luminance) }) {
      return Double(index) / Double(bounds.count - 1)
    }
    var least = (place: 0.0, ratio: Double.infinity)
    for (curve, backdrop) in zip(curves, backdrops) {
      if luminance > curve.low, luminance < curve.high {
        return place(of: luminance, on: curve, over: backdrop)
      }
      let isDarker = luminance <= curve.low
      let ratio = contrastRatio(luminance, isDarker ? curve.low : curve.high)
      if ratio < least.ratio { least = (isDarker ? curve.lowPlace : curve.highPlace, ratio) }
    }
    return least.place
  }

  /// The position of a luminance between the darkest and brightest over a backdrop.
  private func place(of other: Double, on curve: Curve, over backdrop: Color) -> Double {
    var (below, above) = (curve.lowPlace, curve.highPlace)
    while true {
      let middle = (below + above) / 2
      guard middle != below, middle != above else { return middle }
      if luminance(at: middle, over: backdrop) < other { below = middle } else { above = middle }
    }
  }
}
