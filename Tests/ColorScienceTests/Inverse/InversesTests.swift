import ColorScience
import Testing

@Suite("Inverse rules")
struct InversesTests {
  struct File: Decodable {
    let pairs: [Pair]
  }

  struct Pair: Decodable {
    let fg, bg: String
    let ratio: Double
    let rgb_inverse, oklch_lightness: Rounded
    let mirror_luminance: Mirror
  }

  struct Rounded: Decodable {
    let fg, bg: String
    let ratio: Double
  }

  struct Mirror: Decodable {
    let fg, bg: String
    let ratio_8bit, ratio_before_rounding: Double
  }

  let pairs: [Pair]

  init() throws {
    pairs = try Vectors.own("inverse", as: File.self).pairs
    try #require(pairs.count == 120)
  }

  @Test("takes components from 1")
  func rgb() throws {
    for pair in pairs {
      let mark = try color(pair.fg).rgbInverse
      let surface = try color(pair.bg).rgbInverse
      #expect(mark.hex.lowercased() == pair.rgb_inverse.fg)
      #expect(surface.hex.lowercased() == pair.rgb_inverse.bg)
      let ratio = contrastRatio(mark.roundedTo8Bits, surface.roundedTo8Bits)
      #expect(isClose(ratio, pair.rgb_inverse.ratio))
    }
  }

  @Test("turns OKLCH lightness around")
  func lightness() throws {
    for pair in pairs {
      let mark = try color(pair.fg).lightnessInverse.roundedTo8Bits
      let surface = try color(pair.bg).lightnessInverse.roundedTo8Bits
      #expect(mark.hex.lowercased() == pair.oklch_lightness.fg, "\(pair.fg)")
      #expect(surface.hex.lowercased() == pair.oklch_lightness.bg, "\(pair.bg)")
      #expect(isClose(contrastRatio(mark, surface), pair.oklch_lightness.ratio), "\(pair)")
    }
  }

  @Test("keeps every ratio across the luminance mirror")
  func mirror() throws {
    for pair in pairs {
      let mark = try color(pair.fg).mirrored
      let surface = try color(pair.bg).mirrored
      let ratio = contrastRatio(mark, surface)
      #expect(isClose(ratio, pair.mirror_luminance.ratio_before_rounding), "\(ratio) \(pair)")
      #expect(isClose(ratio, pair.ratio, within: 1e-12), "\(ratio) \(pair)")
      #expect(mark.hex.lowercased() == pair.mirror_luminance.fg, "\(pair.fg)")
      #expect(surface.hex.lowercased() == pair.mirror_luminance.bg, "\(pair.bg)")
      let rounded = contrastRatio(mark.roundedTo8Bits, surface.roundedTo8Bits)
      #expect(isClose(rounded, pair.mirror_luminance.ratio_8bit), "\(pair)")
    }
  }

  @Test("meets the mirrored luminance in both gamuts and returns on the second mirror")
  func involution() {
    var random = SeededGenerator(state: 11)
    for round in 0..<60 {
      let space: ColorSpace = round % 2 == 0 ? .srgb : .displayP3
      let original = Color.random(space, alpha: 0.25, &random)
      let once = original.mirrored
      let expected = 0.0525 / (original.relativeLuminance + 0.05) - 0.05
      #expect(isClose(once.relativeLuminance, expected, within: 3e-16), "\(original)")
      #expect(isClose(once.mirrored.relativeLuminance, original.relativeLuminance, within: 1e-13))
      #expect(once.alpha == 0.25 && once.colorSpace == space)
      let components = [once.red, once.green, once.blue]
      #expect(components.allSatisfy { $0 >= 0 && $0 <= 1 }, "\(once)")
      let turn = abs(once.oklch.z - original.oklch.z)
      #expect(min(turn, 360 - turn) < 1e-6 || once.oklch.y < 1e-6, "\(original) \(once)")
    }
  }

  @Test("finds across the mirror what bisecting lightness and chroma by trial finds")
  func trial() {
    var random = SeededGenerator(state: 23)
    for round in 0..<60 {
      let space: ColorSpace = round % 2 == 0 ? .srgb : .displayP3
      let original = Color.random(space, alpha: 1, &random)
      let image = 0.0525 / (original.relativeLuminance + 0.05) - 0.05
      let lch = original.oklch
      func color(_ lightness: Double, _ chroma: Double) -> Color {
        let css = CSSColor(.oklch, SIMD3(lightness, chroma, lch.z))
        let components = space == .srgb ? css.srgb : css.displayP3
        return Color(space, red: components.x, green: components.y, blue: components.z)
      }
      func isShown(_ color: Color) -> Bool {
        [color.red, color.green, color.blue].allSatisfy { $0 >= 0 && $0 <= 1 }
      }
      func reduced(_ lightness: Double) -> Color {
        let full = color(lightness, lch.y)
        if isShown(full) { return full }
        return color(lightness, bisected(0, lch.y) { isShown(color(lightness, $0)) })
      }
      let expected = reduced(bisected(0, 1) { reduced($0).relativeLuminance < image })
      let found = original.mirrored
      #expect(isClose(found.oklch.x, expected.oklch.x, within: 1e-12), "\(original)")
      #expect(isClose(found.oklch.y, expected.oklch.y, within: 1e-12), "\(original)")
      #expect(deltaEOK(found, expected) < 1e-12, "\(original) \(found) \(expected)")
    }
  }

  /// Where a condition that holds at the low end ends, to the last bit.
  private func bisected(_ low: Double, _ high: Double, _ isLow: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return low }
      if isLow(middle) { low = middle } else { high = middle }
    }
  }

  @Test("exchanges white and black and keeps grays gray")
  func achromatic() {
    #expect(Color.white.mirrored == .black && Color.black.mirrored == .white)
    #expect(Color.white.rgbInverse == .black && Color.black.rgbInverse == .white)
    #expect(Color.white.lightnessInverse == .black && Color.black.lightnessInverse == .white)
    for code in UInt8.min...UInt8.max {
      let gray = Color(hex8: code, code, code)
      #expect(gray.mirrored.isAchromatic && gray.lightnessInverse.isAchromatic)
    }
  }
}
