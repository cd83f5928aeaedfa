/// HSL and HWB: cylinders around the gray axis of sRGB, CSS Color 4 §7 and §8.
enum HueModels {
  /// Hue in degrees, saturation and lightness 0...1.
  static func srgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let amplitude = hsl.y * Swift.min(hsl.z, 1 - hsl.z)
    func channel(_ offset: Double) -> Double {
      let position = (offset + hsl.x / 30).remainder(inPeriod: 12)
      return hsl.z - amplitude * Swift.max(-1, Swift.min(position - 3, 9 - position, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  /// Hue in degrees, whiteness and blackness 0...1.
  static func srgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let total = hwb.y + hwb.z
    if total >= 1 { return SIMD3(repeating: hwb.y / total) }
    let pure = srgb(hsl: SIMD3(hwb.x, 1, 0.5))
    // In this order, full and absent channels are exactly 1 - blackness and whiteness.
    return pure * (1 - hwb.z) + (SIMD3(repeating: 1) - pure) * hwb.y
  }
}

extension HueModels {
  /// Hue in degrees 0..<360, 0 for grays, saturation and lightness 0...1; CSS Color 4 §7.1.
  static func hsl(srgb: SIMD3<Double>) -> SIMD3<Double> {
    let (most, least) = (srgb.max(), srgb.min())
    let lightness = (most + least) / 2
    let chroma = most - least
    guard chroma > 0 else { return SIMD3(0, 0, lightness) }
    let saturation =
      lightness == 0 || lightness == 1
      ? 0 : (most - lightness) / Swift.min(lightness, 1 - lightness)
    let sector: Double
    switch most {
    case srgb.x: sector = (srgb.y - srgb.z) / chroma + (srgb.y < srgb.z ? 6 : 0)
    case srgb.y: sector = (srgb.z - srgb.x) / chroma + 2
    default: sector = (srgb.x - srgb.y) / chroma + 4
    }
    return SIMD3(sector * 60, saturation, lightness)
  }
}
