import ColorScience

/// A linear congruential generator, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension Color {
  static func random(
    _ space: ColorSpace, alpha: Double, _ generator: inout SeededGenerator
  ) -> Color {
    func component() -> Double { .random(in: 0...1, using: &generator) }
    return Color(space, red: component(), green: component(), blue: component(), alpha: alpha)
  }
}

/// A sequence of numbers that is the same in every run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number from 0 up to, not including, a bound.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// A color of 8-bit components.
  mutating func color(alpha: Double) -> Color {
    let opaque = Color(hex8: UInt8(next(256)), UInt8(next(256)), UInt8(next(256)))
    return opaque.withAlpha(alpha)
  }
}
