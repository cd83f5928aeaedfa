/// The transfer curve of sRGB and Display P3, odd for negative values.
enum TransferCurve {
  /// The gamma-encoded end of the linear toe, WCAG 2.2 and CSS Color 4.
  static let toeEnd = 0.04045

  static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    if magnitude <= toeEnd { return encoded / 12.92 }
    let power = CMath.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -power : power
  }

  static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    if magnitude <= 0.0031308 { return linear * 12.92 }
    // 1.055 - 0.055 falls short of 1 in Double.
    if magnitude == 1 { return linear }
    let power = 1.055 * CMath.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -power : power
  }

  static func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
  }

  static func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
  }

  /// Returns nil for other values than k/255.
  static func linearOfCode(_ encoded: Double) -> Double? {
    guard encoded >= 0, encoded <= 1 else { return nil }
    let code = Int(encoded * 255 + 0.5)
    return Double(code) / 255 == encoded ? codes[code] : nil
  }

  private static let codes: [Double] = (0...255).map { linear(Double($0) / 255) }
}

/// The curves of the wide RGB spaces of `color()`, CSS Color 4 §10, odd for negative values.
enum WideCurves {
  static func linearA98(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mapped(encoded) { CMath.power($0, 563.0 / 256) }
  }

  static func linearProPhoto(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mapped(encoded) { $0 <= 16.0 / 512 ? $0 / 16 : CMath.power($0, 1.8) }
  }

  /// Display-referred (ITU-R BT.1886).
  static func linearRec2020(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mapped(encoded) { CMath.power($0, 2.4) }
  }

  private static func mapped(
    _ encoded: SIMD3<Double>, _ curve: (Double) -> Double
  ) -> SIMD3<Double> {
    func odd(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
    return SIMD3(odd(encoded.x), odd(encoded.y), odd(encoded.z))
  }
}
