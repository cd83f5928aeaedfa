/// The polar form of a lightness and two opponent axes: (L, a, b) as (L, C, h), h in degrees 0..<360.
enum Polar {
  /// (L, C, h) of (L, a, b); the hue of a gray is 0.
  static func fromRectangular(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let hue = CMath.angle(y: lab.z, x: lab.y) * 180 / .pi
    return SIMD3(lab.x, chroma, hue < 0 ? hue + 360 : hue)
  }

  /// (L, a, b) of (L, C, h).
  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let radians = lch.z * .pi / 180
    return SIMD3(lch.x, lch.y * CMath.cosine(radians), lch.y * CMath.sine(radians))
  }
}

extension Double {
  /// This value moved by whole periods into 0..<period.
  func remainder(inPeriod period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
