/// OKLab, CSS Color 4 §9; lightness 0...1 for colors of a screen.
enum OKLab {
  static func fromLMS(_ lms: SIMD3<Double>) -> SIMD3<Double> {
    Matrices.oklabFromRootLMS
      * SIMD3(CMath.cubeRoot(lms.x), CMath.cubeRoot(lms.y), CMath.cubeRoot(lms.z))
  }

  static func lms(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = Matrices.rootLMSFromOKLab * lab
    return root * root * root
  }
}

/// CIE Lab with white D50, CSS Color 4 §9.1; lightness 0...100.
enum CIELab {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  static func xyzD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (lab.x + 16) / 116
    let red = middle + lab.y / 500
    let blue = middle - lab.z / 200
    let luminance = lab.x > kappa * epsilon ? middle * middle * middle : lab.x / kappa
    return SIMD3(cubed(red), luminance, cubed(blue)) * white
  }

  static func fromXYZD50(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let scaled = xyz / white
    let (x, y, z) = (rooted(scaled.x), rooted(scaled.y), rooted(scaled.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func rooted(_ value: Double) -> Double {
    value > epsilon ? CMath.cubeRoot(value) : (kappa * value + 16) / 116
  }

  private static func cubed(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
}

/// The polar form (L, C, h) of (L, a, b), with h in degrees 0..<360.
enum Polar {
  /// The hue of a gray is 0.
  static func fromRectangular(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let hue = CMath.angle(y: lab.z, x: lab.y) * 180 / .pi
    return SIMD3(lab.x, chroma, hue < 0 ? hue + 360 : hue)
  }

  /// (0, a, b) of a hue in degrees at chroma 1.
  static func axes(hue: Double) -> SIMD3<Double> { rectangular(SIMD3(0, 1, hue)) }

  static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let radians = lch.z * .pi / 180
    return SIMD3(lch.x, lch.y * CMath.cosine(radians), lch.y * CMath.sine(radians))
  }
}
