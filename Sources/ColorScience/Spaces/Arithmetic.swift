#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few functions of the C library that color needs; the one place that imports it.
enum CMath {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// The real cube root, negative for a negative value.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  /// The angle of the point (x, y), in radians, -π...π.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }

  /// The cosine of an angle in radians.
  static func cosine(_ radians: Double) -> Double { cos(radians) }

  /// The sine of an angle in radians.
  static func sine(_ radians: Double) -> Double { sin(radians) }
}

/// The number nearest to `failing` that passes, on the way from it to one that does: down to neighboring
/// Doubles, or to a tolerance.
func bisected(
  from failing: Double, to passing: Double, within tolerance: Double = 0,
  _ passes: (Double) -> Bool
) -> Double {
  var (failing, passing) = (failing, passing)
  while abs(passing - failing) > tolerance {
    let middle = (failing + passing) / 2
    if middle == failing || middle == passing { break }
    if passes(middle) { passing = middle } else { failing = middle }
  }
  return passing
}

/// A 3×3 matrix, by rows.
struct Matrix3: Sendable {
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The matrix with these rows.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD3(first.x, second.x, third.x),
      SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z)
    )
  }

  /// The matrix applied to a column vector.
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }
}

extension SIMD3<Double> {
  /// Whether every component lies in 0...1, give or take a tolerance.
  func isInUnitCube(tolerance: Double = 0) -> Bool {
    self.min() >= -tolerance && self.max() <= 1 + tolerance
  }

  /// Every component moved into 0...1.
  var clampedToUnitCube: SIMD3<Double> {
    clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  /// Components that miss 0, 1 or one another by less than some noise put there exactly.
  func withoutNoise(_ noise: Double) -> SIMD3<Double> {
    var result = self.max() - self.min() < noise ? SIMD3(repeating: y) : self
    for index in 0..<3 {
      if result[index] < noise { result[index] = 0 }
      if result[index] > 1 - noise { result[index] = 1 }
    }
    return result
  }

  /// The distance to another point; between OKLab colors, ΔE OK.
  func distance(to other: SIMD3<Double>) -> Double {
    let difference = self - other
    return (difference * difference).sum().squareRoot()
  }
}

extension Double {
  /// This value moved by whole periods into 0..<period.
  func remainder(inPeriod period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
