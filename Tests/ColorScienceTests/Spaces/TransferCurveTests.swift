import Testing

@testable import ColorScience

@Suite("Transfer curves")
struct TransferCurveTests {
  @Test("that of sRGB has the values of IEC 61966-2-1 and goes on by symmetry")
  func srgb() {
    #expect(isClose(TransferCurve.linear(0.5), 0.21404114048223255, within: 1e-15))
    #expect(TransferCurve.linear(0.04045) == 0.04045 / 12.92)
    #expect(TransferCurve.linear(-0.5) == -TransferCurve.linear(0.5))
    #expect(TransferCurve.linear(1) == 1 && TransferCurve.encoded(1) == 1)
    for value in stride(from: -1.2, through: 1.2, by: 0.05) {
      #expect(isClose(TransferCurve.encoded(TransferCurve.linear(value)), value, within: 1e-6))
    }
  }

  @Test("the 256 codes are looked up, and nothing between them")
  func codes() {
    for code in 0...255 {
      let encoded = Double(code) / 255
      #expect(TransferCurve.linearOfCode(encoded) == TransferCurve.linear(encoded))
    }
    for other in [0.5, -1.0 / 255, 256.0 / 255, 1.0 / 256] {
      #expect(TransferCurve.linearOfCode(other) == nil)
    }
  }

  @Test("those of the wide spaces are the powers of CSS Color 4, odd for negatives")
  func wide() {
    let half = SIMD3(0.5, -0.5, 1)
    #expect(WideCurves.linearA98(half).distance(to: SIMD3(0.217756, -0.217756, 1)) < 1e-5)
    #expect(WideCurves.linearProPhoto(half).distance(to: SIMD3(0.287175, -0.287175, 1)) < 1e-5)
    #expect(WideCurves.linearRec2020(half).distance(to: SIMD3(0.189465, -0.189465, 1)) < 1e-5)
    #expect(WideCurves.linearProPhoto(SIMD3(0.016, 0, 0)).x == 0.001)
  }
}
