/// Colors in equal steps along a line, and what is between them.
///
/// From one stop to the next each gamma-encoded sRGB component and the alpha run evenly and by themselves, the
/// components not multiplied by the alpha. Generated code and AppearanceKit draw gradients by this very formula, so
/// that what is measured is what is seen.
package struct ColorGradient: Sendable, Hashable {
  /// The colors at the steps, two or more.
  package let stops: [Color]

  /// A gradient of two colors or more; one color is the same everywhere.
  package init(_ stops: [Color]) {
    self.stops = stops
  }

  /// The color at a place, 0 at the first stop and 1 at the last one.
  package func color(at place: Double) -> Color {
    let steps = stops.count - 1
    guard steps > 0 else { return stops[0] }
    let position = min(max(place, 0), 1) * Double(steps)
    let index = min(Int(position), steps - 1)
    return Self.mix(stops[index], stops[index + 1], position - Double(index))
  }

  /// Some of the colors: the stops, and so many parts of each step.
  package func samples(in parts: Int) -> [Color] {
    let count = (stops.count - 1) * parts
    return (0...max(count, 0)).map { color(at: count > 0 ? Double($0) / Double(count) : 0) }
  }

  /// Whether every color of the gradient is opaque.
  package var isOpaque: Bool { stops.allSatisfy { $0.alpha == 1 } }

  private static func mix(_ left: Color, _ right: Color, _ part: Double) -> Color {
    if part == 0 { return left }
    if part == 1 { return right }
    let mixed = left.srgb + (right.srgb - left.srgb) * part
    return Color(
      red: mixed.x, green: mixed.y, blue: mixed.z,
      alpha: left.alpha + (right.alpha - left.alpha) * part)
  }
}

extension ColorGradient {
  /// The darkest and the brightest color, of opaque ones.
  ///
  /// The luminance of a step is convex, a sum of convex functions of components that run evenly (WCAG 2.2): it is
  /// greatest at a stop, and least where narrowing finds it.
  package var extremes: (darkest: Color, brightest: Color) {
    let (darkest, brightest) = extremePlaces
    return (color(at: darkest), color(at: brightest))
  }

  /// The places of the darkest and of the brightest color, of opaque ones.
  var extremePlaces: (darkest: Double, brightest: Double) {
    let steps = max(stops.count - 1, 1)
    let places = (0...steps).map { Double($0) / Double(steps) }
    var (darkest, brightest) = (0.0, 0.0)
    var (least, greatest) = (stops[0].relativeLuminance, stops[0].relativeLuminance)
    for (start, end) in zip(places, places.dropFirst()) {
      let inner = Self.narrowed(start...end, rounds: 40, luminance)
      for place in [inner, end] {
        let value = luminance(at: place)
        if value < least { (darkest, least) = (place, value) }
        if value > greatest { (brightest, greatest) = (place, value) }
      }
    }
    return (darkest, brightest)
  }

  private func luminance(at place: Double) -> Double { color(at: place).relativeLuminance }

  /// The contrast of a foreground where each end of the interval is least, and the color where the least ratio is;
  /// `interval` measures the foreground on one of the colors.
  func leastContrast(
    _ interval: (Color) -> ContrastInterval
  ) -> (interval: ContrastInterval, color: Color) {
    let count = max(stops.count - 1, 1) * Self.parts
    let samples = (0...count).map { interval(color(at: Double($0) / Double(count))) }
    let worst = place(ofLeast: samples.map { $0.worst }) { interval(self.color(at: $0)).worst }
    let best = place(ofLeast: samples.map { $0.best }) { interval(self.color(at: $0)).best }
    return (ContrastInterval(worst: worst.value, best: best.value), color(at: worst.place))
  }

  /// The place where a ratio is least: the range around each sample that is less than those beside it is narrowed.
  ///
  /// A ratio may turn at a stop, so that each of the two steps there is looked at by itself.
  func place(
    ofLeast samples: [Double], _ ratio: (Double) -> Double
  ) -> (place: Double, value: Double) {
    let last = samples.count - 1
    var least = (place: 0.0, value: samples[0])
    for (index, sample) in samples.enumerated() {
      if sample < least.value { least = (Double(index) / Double(last), sample) }
      let (left, right) = (max(index - 1, 0), min(index + 1, last))
      let isStop = index % Self.parts == 0
      for (low, high) in isStop ? [(left, index), (index, right)] : [(left, right)] {
        guard low < high, sample <= samples[low], sample <= samples[high] else { continue }
        let range = Double(low) / Double(last)...Double(high) / Double(last)
        let narrowed = Self.narrowed(range, rounds: 30, ratio)
        let value = ratio(narrowed)
        if value < least.value { least = (narrowed, value) }
      }
    }
    return least
  }

  /// How many parts of a step are looked at before the places between them.
  static let parts = 16

  /// The place of a range where a function is least that falls and then rises (golden-section search): each round
  /// leaves 0.618 of the range.
  ///
  /// A smooth function has its least value to the last digit already where the place is known to half of them.
  static func narrowed(
    _ range: ClosedRange<Double>, rounds: Int, _ function: (Double) -> Double
  ) -> Double {
    let golden = 0.618_033_988_749_894_8
    var (low, high) = (range.lowerBound, range.upperBound)
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (atLeft, atRight) = (function(left), function(right))
    for _ in 0..<rounds {
      if atLeft <= atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - golden * (high - low)
        atLeft = function(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + golden * (high - low)
        atRight = function(right)
      }
    }
    return (low + high) / 2
  }
}
