/// What lies under a foreground: a color or a gradient, what is drawn over and under it, and what may lie behind where
/// that is translucent.
package struct ColorStack: Sendable, Hashable {
  /// What may lie behind.
  package enum Behind: Sendable, Hashable {
    /// Any of these colors; any color at all where the list is empty.
    case colors([Color])
    /// Grays, as sRGB components of 0...1.
    case grays(ClosedRange<Double>)

    /// The colors that there may be; none where there may be more than a list has.
    package var colors: [Color] {
      if case .colors(let colors) = self { colors } else { [] }
    }
  }

  /// What is drawn; a color alone is a gradient of one.
  ///
  /// Layers over and under it are part of its colors wherever that leaves a gradient.
  package let gradient: ColorGradient
  package let behind: Behind
  /// The layers over and under a gradient whose colors they are no part of.
  private let above: Color?
  private let below: Color?
  /// Whether the gradient's colors are those of several layers.
  private let isFolded: Bool

  package init(_ gradient: ColorGradient, over behind: Behind) {
    self.init([gradient], over: behind)
  }

  /// A stack of layers, the uppermost first: colors, and a gradient of several at most.
  ///
  /// Source-over is associative, so that a color on a color is one color. Over an opaque gradient a color gives a
  /// gradient again, since each component of the two runs evenly.
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

  /// The one color that layers of a color each give, nil where there are none.
  private static func merged(_ layers: ArraySlice<ColorGradient>) -> Color? {
    layers.last.map { last in
      layers.dropLast().reversed().reduce(last.stops[0]) { $1.stops[0].composited(over: $0) }
    }
  }

  /// The one color that a layer gives with those over and under it.
  private static func folded(_ above: Color?, _ color: Color, _ below: Color?) -> Color {
    let lower = below.map { color.composited(over: $0) } ?? color
    return above.map { $0.composited(over: lower) } ?? lower
  }

  /// One of the gradient's colors, with the layers over and under it, and what may lie under that.
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

  /// The contrast of a foreground on one of the gradient's colors.
  func interval(of front: Color, on color: Color) -> ContrastInterval {
    let back = effectiveBackground(color)
    return contrastInterval(front, on: back.color, over: back.backdrops)
  }

  /// How many blends of colors it takes to measure a translucent foreground.
  package var blendsPerInk: Int {
    // `SeparableContrast` takes about as long as so many blends.
    let ends = behind.colors.isEmpty ? 120 : 2 * behind.colors.count
    let places = gradient.stops.count > 1 ? (gradient.stops.count - 1) * 3 * ColorGradient.parts : 1
    return gradient.isOpaque ? places : places * ends
  }
}

/// A color under a foreground, and what lies behind that.
package struct EffectiveBackground: Sendable {
  /// What is drawn, and of what lies behind it as much as can be said by a color.
  package let color: Color
  /// The color of the gradient, without what lies over, under and behind it.
  package let drawn: Color
  /// What may lie under the color; anything where the list is empty.
  package let backdrops: [Color]
  /// Whether other layers, or what lies behind, are part of the color.
  package let isMixed: Bool
}

extension Color {
  /// The color that gives over any backdrop what this one gives over the grays of a range.
  ///
  /// Over `low + (high - low)·u` a component c of opacity a gives a·c + (1 - a)·low + (1 - a)·(high - low)·u,
  /// which is the same over u, for 1 - (1 - a)·(high - low) as the opacity.
  fileprivate func over(_ grays: ClosedRange<Double>) -> Color {
    let (low, high) = (grays.lowerBound, grays.upperBound)
    let opacity = 1 - (1 - alpha) * (high - low)
    let mixed = (srgb * alpha + SIMD3(repeating: (1 - alpha) * low)) / opacity
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: opacity)
  }
}

/// The luminances of a stack, found once for every foreground.
///
/// All of a gradient is seen, so a foreground is as readable as it is at its worst place.
package struct StackLuminances: Sendable {
  package let stack: ColorStack
  /// How many blends of colors it took to find them.
  package private(set) var blends = 0
  /// All luminances that there are, 0...1: ranges that do not meet, the darkest first.
  package private(set) var ranges: [ClosedRange<Double>] = []
  /// What may lie behind; of every color there is, black and white.
  private let backdrops: [Color]
  /// The luminances over each backdrop.
  private var curves: [Curve] = []
  /// The least and the greatest luminance at each sampled place of a translucent gradient.
  private var bounds: [ClosedRange<Double>] = []
  /// The backdrops over which some place of the gradient may be darkest, and brightest.
  private var darkest: [Color] = []
  private var brightest: [Color] = []

  /// What is between the darkest and the brightest color of a gradient over one backdrop, with their places.
  private struct Curve {
    var (low, lowPlace) = (Double.infinity, 0.0)
    var (high, highPlace) = (-Double.infinity, 0.0)

    mutating func add(_ luminance: Double, at place: Double) {
      if luminance < low { (low, lowPlace) = (luminance, place) }
      if luminance > high { (high, highPlace) = (luminance, place) }
    }
  }

  /// Finds the luminances of a stack.
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

  /// Looks between the samples for darker and brighter places where these are not within the ranges anyway.
  private mutating func narrow(_ index: Int, _ values: [Double], _ places: [Double]) {
    // Beyond its samples a smooth curve reaches an eighth of what bends it.
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

  /// The darkest or the brightest of some colors, for -1 or 1 as the sign; several where no one is it in all components.
  ///
  /// Luminance rises with each component of what lies behind, so a color drops out that another one is past in all of them.
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

  /// Whether all between what is seen over black and over white may be seen as well.
  private var isConnected: Bool { stack.behind.colors.isEmpty }
}

extension StackLuminances {
  /// How many numbers are kept.
  package var size: Int { 4 * curves.count + 2 * (ranges.count + bounds.count) }

  /// How many blends it takes to measure one more foreground: none where its luminance is looked up.
  package func blends(of front: Color) -> Int {
    if front.alpha < 1 { return stack.blendsPerInk }
    return bounds.isEmpty ? 0 : 128 * (darkest.count + brightest.count)
  }

  /// The contrast of a foreground where each end of the interval is least, and the color of the gradient where the
  /// least ratio is.
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

  /// The luminance there is that has the least ratio to another one.
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

  /// The place of the gradient whose luminance over some backdrop has the least ratio to another one.
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

  /// The place where a luminance is met on the way from the darkest to the brightest place over a backdrop.
  private func place(of other: Double, on curve: Curve, over backdrop: Color) -> Double {
    var (below, above) = (curve.lowPlace, curve.highPlace)
    while true {
      let middle = (below + above) / 2
      guard middle != below, middle != above else { return middle }
      if luminance(at: middle, over: backdrop) < other { below = middle } else { above = middle }
    }
  }
}
