/// The nearest colors of one hue that pass every test, by ΔE OK: at most one darker, one lighter.
package func nearestColors(to color: Color, passing tests: [ColorTest]) -> [Color] {
  if tests.allSatisfy({ $0(color) }) { return [color] }
  let path = LightnessPath(color)
  let found = [0.0, 1.0].compactMap { end in
    path.nearest(towards: end, passing: tests).map { path.refined($0, passing: tests) }
  }
  guard found.count == 2, deltaEOK(found[1], color) < deltaEOK(found[0], color) else {
    return found
  }
  return [found[1], found[0]]
}

extension Color {
  package func shade(lightness: Double, chroma: Double, in space: ColorSpace? = nil) -> Color {
    LightnessPath(self, chroma: chroma, in: space)[lightness]
  }
}

/// The colors of one hue and alpha, from black to white, in theme notation.
struct LightnessPath {
  private let origin: Color
  private let space: ColorSpace
  private let lch: SIMD3<Double>
  private let axes: SIMD3<Double>
  private let isGray: Bool

  init(_ color: Color, chroma: Double? = nil, in space: ColorSpace? = nil) {
    origin = color
    self.space = space ?? color.colorSpace
    let own = color.oklch
    lch = SIMD3(own.x, chroma ?? own.y, own.z)
    axes = Polar.axes(hue: lch.z)
    isGray = color.isGray
  }

  /// The color of an OKLCH lightness, rounded to theme notation.
  subscript(lightness: Double) -> Color {
    guard !isGray else {
      return written(origin.grayComponents(lightness: lightness))
    }
    return written(
      space.withReducedChroma(
        lightness: lightness, chroma: lch.y, axes: axes, tolerance: 1e-5))
  }

  /// The nearest color towards lightness 0 or 1 that passes every test; nil if there is none.
  func nearest(towards end: Double, passing tests: [ColorTest]) -> Color? {
    var lightness = lch.x
    var color = origin
    for _ in 0...tests.count {
      guard let failing = tests.first(where: { !$0(color) }) else { return color }
      guard failing(self[end]) else { return nil }
      // To a hundredth of an 8-bit step.
      lightness = bisected(from: lightness, to: end, within: 1e-5) { failing(self[$0]) }
      color = self[lightness]
    }
    return tests.allSatisfy { $0(color) } ? color : nil
  }

  /// The nearest 8-bit neighbor, if it is close; a joint step of all components is long.
  func refined(_ color: Color, passing tests: [ColorTest]) -> Color {
    let distance = deltaEOK(color, origin)
    guard origin.colorSpace == .srgb, distance < 0.01 else { return color }
    var nearest = (color, distance)
    for index in 0..<27 {
      let step = SIMD3(Double(index % 3 - 1), Double(index / 3 % 3 - 1), Double(index / 9 - 1))
      let neighbor = written(color.components + step / 255)
      let distance = deltaEOK(neighbor, origin)
      guard distance < nearest.1, tests.allSatisfy({ $0(neighbor) }) else { continue }
      nearest = (neighbor, distance)
    }
    return nearest.0
  }

  /// Rounds to 8-bit codes in sRGB, four decimals in wider spaces.
  private func written(_ components: SIMD3<Double>) -> Color {
    let steps = space == .srgb ? 255.0 : 10_000
    let codes = (components.clampedToUnitCube * steps + 0.5).rounded(.down)
    return Color(space, codes / steps, alpha: origin.alpha)
  }
}
