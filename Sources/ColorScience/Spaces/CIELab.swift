/// CIE Lab with white D50, CSS Color 4 §9.1; lightness 0...100.
enum CIELab {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// CIE XYZ, white D50, of (L, a, b).
  static func xyzD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let middle = (lab.x + 16) / 116
    let red = middle + lab.y / 500
    let blue = middle - lab.z / 200
    let luminance = lab.x > kappa * epsilon ? middle * middle * middle : lab.x / kappa
    return SIMD3(cubed(red), luminance, cubed(blue)) * white
  }

  private static func cubed(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
}
