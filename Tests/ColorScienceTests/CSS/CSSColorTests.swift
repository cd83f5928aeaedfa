import ColorScience
import Testing

@Suite("CSS color vectors", .enabled(if: Vectors.hasThirdParty("css_colors")))
struct CSSColorTests {
  struct File: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable {
    let input: String
    let valid: Bool
    let golden: Golden?
    /// Color.js's value where the golden is off: ProPhoto by older, shorter primaries.
    let colorjs_srgb: [Double]?
  }

  struct Golden: Decodable {
    let alpha: Double
    let srgb: [Double]
    let display_p3, oklch, srgb_css_gamut_map: [Double]?
    let in_srgb: Bool?
    let srgb8, srgb8_clip, srgb8_css_gamut_map: [Int]?
  }

  let cases: [Case]

  init() throws { cases = try Vectors.thirdParty("css_colors", as: File.self).cases }

  /// Within 1e-6 of the size of the value, or 1e-9 near zero.
  ///
  /// Where a component is beyond a million, also within 2e-7 of it, since the goldens lose the small
  /// ones to cancellation; ProPhoto to 1e-6, for the goldens' primaries are a digit short of CSS's.
  private func agrees(_ found: SIMD3<Double>, _ golden: [Double], _ input: String) -> Bool {
    let largest = golden.map(abs).max() ?? 0
    let floor = largest > 1e6 ? 2e-7 * largest : input.contains("prophoto") ? 1e-6 : 1e-9
    return golden.indices.allSatisfy {
      isClose(found[$0], golden[$0], within: max(floor, 1e-6 * abs(golden[$0])))
    }
  }

  @Test("reads every valid string to its golden values")
  func valid() throws {
    var count = 0
    for example in cases {
      guard example.valid, let golden = example.golden else { continue }
      count += 1
      let found = try css(example.input)
      let srgb = example.colorjs_srgb ?? golden.srgb
      #expect(agrees(found.srgb, srgb, example.input), "\(example.input) \(found.srgb) \(srgb)")
      if let wide = golden.display_p3, example.colorjs_srgb == nil {
        #expect(
          agrees(found.displayP3, wide, example.input),
          "\(example.input) \(found.displayP3) \(wide)")
      }
      #expect(isClose(found.alpha, golden.alpha), "\(example.input)")
    }
    #expect(count == 3926)
  }

  @Test("rejects every invalid string")
  func invalid() {
    let invalid = cases.filter { !$0.valid }
    #expect(invalid.count == 430)
    for example in invalid {
      #expect(throws: ColorSyntaxError.self, "\(example.input)") { try parse(example.input) }
    }
  }

  @Test("reads valid strings without a golden, apart from calc() and escapes")
  func unmeasured() throws {
    let unmeasured = cases.filter { $0.valid && $0.golden == nil }
    try #require(unmeasured.count == 240)
    for example in unmeasured {
      if example.input.contains("calc(") || example.input.contains("\\") {
        #expect(throws: ColorSyntaxError.self, "\(example.input)") { try parse(example.input) }
      } else {
        #expect(throws: Never.self, "\(example.input)") { try parse(example.input) }
      }
    }
  }

  @Test("rounds colors inside sRGB to the same 8 bits")
  func eightBits() throws {
    var count = 0
    for example in cases {
      guard example.valid, let golden = example.golden, golden.in_srgb != false,
        let bytes = golden.srgb8 ?? golden.srgb8_clip
      else { continue }
      count += 1
      // A component halfway between two codes falls either way by its last digit.
      if golden.srgb.contains(where: { isClose(($0 * 255 + 0.5).remainder(dividingBy: 1), 0) }) {
        continue
      }
      let found = try color(example.input).withAlpha(1)
      #expect(found.hex == Color(bytes).hex, "\(example.input) \(bytes)")
    }
    #expect(count == 1966)
  }

  @Test("maps colors outside sRGB as CSS Color 4's binary search does")
  func mapped() throws {
    var count = 0
    for example in cases {
      guard example.valid, let golden = example.golden,
        let components = golden.srgb_css_gamut_map, let bytes = golden.srgb8_css_gamut_map
      else { continue }
      count += 1
      let authored = try css(example.input).oklch
      let found = gamutMapped(oklch: authored, to: .srgb)
      if authored.x <= 0 || authored.x >= 1 {
        // The goldens went through sRGB first and so miss some of the short cuts to black.
        #expect(found == SIMD3(repeating: authored.x <= 0 ? 0 : 1), "\(example.input)")
      } else if example.colorjs_srgb == nil {
        let isNear = components.indices.allSatisfy {
          isClose(found[$0], components[$0], within: 1e-6)
        }
        #expect(isNear, "\(example.input) \(found) \(components)")
      }
      let hex = Color(red: found.x, green: found.y, blue: found.z).hex
      #expect(hex == Color(bytes).hex, "\(example.input)")
    }
    #expect(count == 1960)
  }
}

@Suite("Resolution of CSS colors")
struct ResolutionTests {
  @Test("keeps sRGB notations in sRGB and clamps what they overflow")
  func srgb() throws {
    #expect(try color("#EA2E49") == Color(hex8: 0xEA, 0x2E, 0x49))
    #expect(try color("rgb(300 -20 127.5)") == Color(red: 1, green: 0, blue: 0.5))
    #expect(try color("hsl(0 100% 120%)") == .white)
    #expect(try color("transparent") == Color(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(try color("hwb(120 30% 50%)").hex == "#4D804D")
    #expect(try color("MediumPurple").hex == "#9370DB")
    #expect(try color("#1234").hex == "#11223344")
  }

  // What the web platform tests publish for them (wpt/css/css-color).
  @Test(
    "clamps negative saturation and chroma and ignores comments, case and line ends",
    arguments: [
      ("hsl(0 -50% 40%)", "#666666"), ("hsl(30 -50 60)", "#999999"), ("lch(20 -20 0)", "#303030"),
      ("oklch(0.2 -0.2 0)", "#161616"), ("rgb(/* R */0, /* G */51, /* B */255)", "#0033FF"),
      ("\nblack\n", "#000000"), ("color(SrGb 0.2 0.4 0.6)", "#336699"), ("rgb(1-2+3)", "#010003"),
    ])
  func published(text: String, hex: String) throws {
    #expect(try color(text).hex == hex)
  }

  @Test("brings other notations inside sRGB to sRGB, grays exactly gray")
  func inside() throws {
    for text in [
      "oklch(50% 0 0)", "lab(50 0 0)", "oklab(0.3 0 0)", "color(xyz-d50 0.1 0.1037 0.0856)",
    ] {
      #expect(try color(text).colorSpace == .srgb)
    }
    for text in ["oklch(50% 0 0)", "lab(50 0 0)", "oklab(0.3 0 0)"] {
      #expect(try color(text).isAchromatic, "\(text)")
    }
    #expect(try color("lab(100 0 0)") == .white)
    #expect(try color("oklch(1 0 0)") == .white)
    #expect(try color("color(srgb-linear 1 0 0)") == Color(red: 1, green: 0, blue: 0))
  }

  @Test("keeps Display P3 wide, even where sRGB would do")
  func wide() throws {
    #expect(
      try color("color(display-p3 0.5 0.25 0.125 / 50%)")
        == Color(.displayP3, red: 0.5, green: 0.25, blue: 0.125, alpha: 0.5))
    let found = resolved(try css("color(srgb 1.05 0.1 0.1)"))
    #expect(found.color.colorSpace == .displayP3 && found.gamutShift == nil)
    // Extended sRGB of the P3 color is what was written.
    #expect(isClose(found.color.srgb.x, 1.05) && isClose(found.color.srgb.y, 0.1))
  }

  // Components of coloraide 8.13.1, fit(method="oklch-chroma") in display-p3.
  @Test(
    "maps what is outside Display P3 by OKLCH chroma and says how far",
    arguments: [
      (
        "oklch(0.7 0.35 145)", [0, 0.7804702754781461, 1.6585344209119058e-15], 0.044578991916499444
      ),
      (
        "oklch(0.5 0.4 264)", [0.031189130570132728, 0.14610372609031336, 0.9999999999999997],
        0.09065760446082526
      ),
      (
        "lch(60 140 30)", [0.9999999999999997, 0.21024555953292373, 0.3339362796834374],
        0.10442250671482346
      ),
      (
        "color(rec2020 0 1 0)", [5.379030554308883e-16, 0.9740718107126566, 0.3744480224386012],
        0.15313390007706276
      ),
      (
        "oklab(0.8 0.3 0.1)", [0.9999999999999992, 0.5707866518033926, 0.5836657067973687],
        0.15599156299673755
      ),
    ] as [(String, [Double], Double)])
  func mapped(text: String, components: [Double], shift: Double) throws {
    let found = resolved(try css(text))
    #expect(found.color.colorSpace == .displayP3)
    let values = [found.color.red, found.color.green, found.color.blue]
    for index in 0..<3 { #expect(isClose(values[index], components[index], within: 1e-6)) }
    #expect(isClose(try #require(found.gamutShift), shift, within: 1e-6))
  }

  @Test("makes lightness 1 white and 0 black, whatever the chroma")
  func extremes() throws {
    let white = resolved(try css("oklch(1 0.6 10)"))
    #expect(white.color == .white)
    #expect(isClose(try #require(white.gamutShift), 0.6))
    #expect(resolved(try css("oklch(0 0.6 10)")).color == .black)
    #expect(
      resolved(try css("lab(110 -100 100)")).color == resolved(try css("lab(100 -100 100)")).color)
  }
}

extension Color {
  /// The color of three 8-bit components.
  init(_ bytes: [Int]) {
    self.init(hex8: UInt8(bytes[0]), UInt8(bytes[1]), UInt8(bytes[2]))
  }
}
