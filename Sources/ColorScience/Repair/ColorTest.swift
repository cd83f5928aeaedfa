/// Returns whether a color meets a requirement; a color's shades fail on one interval only.
package typealias ColorTest = (Color) -> Bool

/// Without backdrops, the test is over any color.
package func foregroundTest(
  on background: Color, over backdrops: [Color] = [], ratio: Double
) -> ColorTest {
  onAnyScreen(background, ratio) { contrastInterval($0, on: $1, over: backdrops) }
}

package func backgroundTest(
  under foreground: Color, over backdrops: [Color] = [], ratio: Double
) -> ColorTest {
  onAnyScreen(foreground, ratio) { contrastInterval($1, on: $0, over: backdrops) }
}

/// Tests of opaque foregrounds on ranges of luminance, 0...1, the darkest first.
///
/// Ranges closer than the ratio's square are joined, as no color between passes both.
package func foregroundTests(on ranges: [ClosedRange<Double>], ratio: Double) -> [ColorTest] {
  let joined = ranges.joined { contrastRatio($0.upperBound, $1.lowerBound) < ratio * ratio }
  return joined.map { range in
    onAnyScreen(.black, ratio) { color, _ in
      let own = color.relativeLuminance
      let ratio = contrastRatio(own, min(max(own, range.lowerBound), range.upperBound))
      return ContrastInterval(worst: ratio, best: ratio)
    }
  }
}

/// The test on wide screens and on those that clip colors to sRGB.
private func onAnyScreen(
  _ partner: Color, _ ratio: Double, _ interval: @escaping (Color, Color) -> ContrastInterval
) -> ColorTest {
  { color in
    guard interval(color, partner).worst >= ratio else { return false }
    guard color.isOutsideSRGB || partner.isOutsideSRGB else { return true }
    return interval(color.clippedToSRGB, partner.clippedToSRGB).worst >= ratio
  }
}

/// The lowest of `steps` equal opacities, from `least` on, that passes; nil if full opacity fails.
package func leastAlpha(
  in steps: Int, from least: Double, where passes: (Double) -> Bool
) -> Double? {
  let steps = Double(steps)
  return stride(from: (least * steps).rounded(.up), through: steps, by: 1).lazy
    .map { $0 / steps }.first(where: passes)
}
