/// HSL and HWB: cylinders around the gray axis of sRGB, CSS Color 4 §7 and §8.
enum HueModels {
  /// Encoded sRGB of a hue in degrees and a saturation and lightness of 0...1.
  static func srgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let amplitude = hsl.y * Swift.min(hsl.z, 1 - hsl.z)
    func channel(_ offset: Double) -> Double {
      let position = (offset + hsl.x / 30).remainder(inPeriod: 12)
      return hsl.z - amplitude * Swift.max(-1, Swift.min(position - 3, 9 - position, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Encoded sRGB of a hue in degrees and a whiteness and blackness of 0...1.
  static func srgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let total = hwb.y + hwb.z
    if total >= 1 { return SIMD3(repeating: hwb.y / total) }
    let pure = srgb(hsl: SIMD3(hwb.x, 1, 0.5))
    // So arranged, full and absent channels are 1 - blackness and whiteness to the last digit.
    return pure * (1 - hwb.z) + (SIMD3(repeating: 1) - pure) * hwb.y
  }

  /// Hue in degrees, saturation and lightness of encoded sRGB; the hue of a gray is 0.
  static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let top = srgb.max()
    let bottom = srgb.min()
    let spread = top - bottom
    let lightness = (top + bottom) / 2
    if spread == 0 { return SIMD3(0, 0, lightness) }
    let saturation = spread / (1 - abs(2 * lightness - 1))
    let sextant: Double
    if top == srgb.x {
      sextant = (srgb.y - srgb.z) / spread
    } else if top == srgb.y {
      sextant = (srgb.z - srgb.x) / spread + 2
    } else {
      sextant = (srgb.x - srgb.y) / spread + 4
    }
    return SIMD3((sextant * 60).remainder(inPeriod: 360), saturation, lightness)
  }
}
