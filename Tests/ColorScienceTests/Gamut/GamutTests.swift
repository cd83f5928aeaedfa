import ColorScience
import Testing

@Suite("Gamut mapping")
struct GamutTests {
  @Test(
    "keeps lightness and hue within what can be noticed", arguments: [ColorSpace.srgb, .displayP3])
  func mapped(gamut: ColorSpace) {
    var random = SeededGenerator(state: 31)
    for _ in 0..<500 {
      let authored = SIMD3<Double>(
        .random(in: 0.05...0.95, using: &random), .random(in: 0...0.5, using: &random),
        .random(in: 0...360, using: &random))
      let found = gamutMapped(oklch: authored, to: gamut)
      #expect(found.min() >= 0 && found.max() <= 1)
      let color = Color(gamut, red: found.x, green: found.y, blue: found.z)
      let lch = color.oklch
      // The search ends where clipping moves the color by no more than ΔE OK 0.02.
      #expect(isClose(lch.x, authored.x, within: 0.02), "\(authored)")
      #expect(lch.y <= authored.y + 0.02, "\(authored)")
      let turn = abs(lch.z - authored.z)
      let arc = min(turn, 360 - turn) * .pi / 180 * lch.y
      #expect(arc <= 0.021, "\(authored)")
    }
  }

  @Test("leaves a color inside as it is", arguments: [ColorSpace.srgb, .displayP3])
  func inside(gamut: ColorSpace) {
    var random = SeededGenerator(state: 37)
    for _ in 0..<200 {
      let color = Color.random(gamut, alpha: 1, &random)
      let found = gamutMapped(oklch: color.oklch, to: gamut)
      for (found, expected) in zip(
        [found.x, found.y, found.z], [color.red, color.green, color.blue])
      {
        #expect(isClose(found, expected, within: 1e-12))
      }
    }
  }
}
