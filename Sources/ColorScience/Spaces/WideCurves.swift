/// The transfer curves of the wide RGB spaces of `color()`, CSS Color 4 §10, odd for negatives.
enum WideCurves {
  /// Linear light of A98 RGB: a power of 563/256.
  static func linearA98(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mapped(encoded) { CMath.power($0, 563.0 / 256) }
  }

  /// Linear light of ProPhoto RGB: a power of 1.8 above a toe that ends at 16/512.
  static func linearProPhoto(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mapped(encoded) { $0 <= 16.0 / 512 ? $0 / 16 : CMath.power($0, 1.8) }
  }

  /// Linear light of BT.2020: display-referred, a power of 2.4 (ITU-R BT.1886).
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
