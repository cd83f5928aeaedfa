import Testing

@testable import ColorScience

@Suite("HSL and HWB")
struct HueModelsTests {
  @Test(
    "are sRGB as CSS Color 4 has it",
    arguments: [
      (SIMD3(270, 0.5, 0.4), SIMD3(0.4, 0.2, 0.6)), (SIMD3(120, 1, 0.25), SIMD3(0, 0.5, 0)),
      (SIMD3(-60, 1, 0.5), SIMD3(1, 0, 1)), (SIMD3(77, 0, 0.3), SIMD3(0.3, 0.3, 0.3)),
    ])
  func hsl(hsl: SIMD3<Double>, srgb: SIMD3<Double>) {
    #expect(HueModels.srgb(hsl: hsl).distance(to: srgb) < 1e-12)
  }

  @Test("a whiteness and blackness of 1 or more together are a gray")
  func hwb() {
    #expect(HueModels.srgb(hwb: SIMD3(270, 0.2, 0.4)).distance(to: SIMD3(0.4, 0.2, 0.6)) < 1e-12)
    #expect(HueModels.srgb(hwb: SIMD3(0, 0.6, 0.9)).distance(to: SIMD3(repeating: 0.4)) < 1e-12)
    #expect(HueModels.srgb(hwb: SIMD3(0, 0, 0)) == SIMD3(1, 0, 0))
  }

  @Test("hue, saturation and lightness are found again")
  func inverse() {
    for hue in stride(from: 0.0, to: 360, by: 7) {
      for (saturation, lightness) in [(1.0, 0.5), (0.3, 0.2), (0.7, 0.9)] {
        let hsl = SIMD3(hue, saturation, lightness)
        #expect(HueModels.hsl(srgb: HueModels.srgb(hsl: hsl)).distance(to: hsl) < 1e-9, "\(hsl)")
      }
    }
    #expect(HueModels.hsl(srgb: SIMD3(repeating: 0.25)) == SIMD3(0, 0, 0.25))
  }
}
