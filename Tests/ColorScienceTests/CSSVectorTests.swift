import ColorScience
import Testing

@Suite("CSS color vectors", .enabled(if: Vectors.hasThirdParty("css_colors")))
struct CSSVectorTests {
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
    for example in cases where example.valid && example.golden == nil {
      if example.input.contains("calc(") || example.input.contains("\\") {
        #expect(throws: ColorSyntaxError.self, "\(example.input)") { try parse(example.input) }
      } else {
        #expect(throws: Never.self, "\(example.input)") { try parse(example.input) }
      }
    }
  }

  @Test("rounds colors inside sRGB to the same 8 bits")
  func eightBits() throws {
    for example in cases {
      guard example.valid, let golden = example.golden, golden.in_srgb != false,
        let bytes = golden.srgb8 ?? golden.srgb8_clip
      else { continue }
      // A component halfway between two codes falls either way by its last digit.
      if golden.srgb.contains(where: { isClose(($0 * 255 + 0.5).remainder(dividingBy: 1), 0) }) {
        continue
      }
      let found = try color(example.input).withAlpha(1)
      #expect(found.hex == Color(bytes).hex, "\(example.input) \(bytes)")
    }
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

extension Color {
  /// The color of three 8-bit components.
  init(_ bytes: [Int]) {
    self.init(hex8: UInt8(bytes[0]), UInt8(bytes[1]), UInt8(bytes[2]))
  }
}
