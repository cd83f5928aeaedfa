/// Colors in equal steps along a line, and what is between them.
///
/// From one stop to the next each gamma-encoded sRGB component and the alpha run evenly and by themselves, the
/// components not multiplied by the alpha. Generated code and AppearanceKit draw gradients by this very formula, so
/// that what is measured is what is seen.
package struct ColorGradient: Sendable, Hashable {
  /// The colors at the steps, two or more.
  package let stops: [Color]

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
  /// The luminances between the darkest and the brightest color, of opaque ones.
  ///
  /// The luminance of a step is convex, a sum of convex functions of components that run evenly (WCAG 2.2): it is
  /// greatest at a stop.
  package var luminances: ClosedRange<Double> {
    let darkest = least { color(at: $0).relativeLuminance }.value
    return darkest...stops.map(\.relativeLuminance).reduce(darkest, max)
  }

  static let parts = 16

  /// The places of the samples, the stops among them.
  var places: [Double] { (0...(stops.count - 1) * Self.parts).map { place(of: $0) } }

  private func place(of sample: Int) -> Double {
    Double(sample) / Double(max((stops.count - 1) * Self.parts, 1))
  }

  func least(_ value: (Double) -> Double) -> (place: Double, value: Double) {
    least(of: places.map(value), value)
  }

  /// The least value of a function: of its samples, and of what lies beside each that is less than its neighbors.
  ///
  /// A value may turn at a stop, so that each of the two steps there is searched by itself.
  func least(
    of samples: [Double], _ value: (Double) -> Double
  ) -> (place: Double, value: Double) {
    var least = (place: 0.0, value: samples[0])
    for (index, sample) in samples.enumerated() {
      let (left, right) = (max(index - 1, 0), min(index + 1, samples.count - 1))
      let isStop = index % Self.parts == 0
      for (low, high) in isStop ? [(left, index), (index, right)] : [(left, right)]
      where low < high && sample <= samples[high] && (low == index || sample < samples[low]) {
        let found = self.least(from: index, in: low...high, sample, value)
        if found.value < least.value { least = found }
      }
      if sample < least.value { least = (place(of: index), sample) }
    }
    return least
  }

  /// The least value between two samples, found from one of them by steps of half the length each.
  func least(
    from index: Int, in range: ClosedRange<Int>, _ sample: Double, rounds: Int = 12,
    _ value: (Double) -> Double
  ) -> (place: Double, value: Double) {
    let bounds = place(of: range.lowerBound)...place(of: range.upperBound)
    var least = (place: place(of: index), value: sample)
    for round in 1...rounds {
      let step = place(of: 1) / Double(1 << round)
      for place in [least.place - step, least.place + step] where bounds.contains(place) {
        let other = value(place)
        if other < least.value { least = (place, other) }
      }
    }
    return least
  }
}
