#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few functions of the C library that color needs; the one place that imports it.
enum CMath {
  /// `base` to the power of `exponent`.
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
