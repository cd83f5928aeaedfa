#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The C library's functions for color; its only import.
package enum CMath {
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  /// In radians, -π...π.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }

  static func cosine(_ radians: Double) -> Double { cos(radians) }

  static func sine(_ radians: Double) -> Double { sin(radians) }
}

/// The passing number nearest to `failing`, down to neighboring Doubles or a tolerance.
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

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD3(first.x, second.x, third.x),
      SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z)
    )
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }
}

extension [ClosedRange<Double>] {
  /// The ranges, sorted by their beginnings, each joined to the last if a condition holds.
  func joined(where isJoined: (_ last: Element, _ next: Element) -> Bool) -> [Element] {
    reduce(into: []) { joined, next in
      if let last = joined.last, isJoined(last, next) {
        joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }
}

extension SIMD3<Double> {
  func isInUnitCube(tolerance: Double = 0) -> Bool {
    self.min() >= -tolerance && self.max() <= 1 + tolerance
  }

  var clampedToUnitCube: SIMD3<Double> {
    clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }

  /// Sets components exactly to 0, 1 or one another if they differ by less than noise.
  func withoutNoise(_ noise: Double) -> SIMD3<Double> {
    var result = self.max() - self.min() < noise ? SIMD3(repeating: y) : self
    for index in 0..<3 {
      if result[index] < noise { result[index] = 0 }
      if result[index] > 1 - noise { result[index] = 1 }
    }
    return result
  }

  /// Between OKLab colors, ΔE OK.
  func distance(to other: SIMD3<Double>) -> Double {
    let difference = self - other
    return (difference * difference).sum().squareRoot()
  }
}

extension Double {
  func remainder(inPeriod period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
