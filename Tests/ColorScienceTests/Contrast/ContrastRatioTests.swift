import ColorScience
import Testing

@Suite("WCAG contrast")
struct ContrastRatioTests {
  struct File: Decodable {
    let pairs: [Pair]
  }

  struct Pair: Decodable {
    let fg, bg, ratio, display_floor2: String
    let ge3, ge4_5, ge7: Bool
  }

  struct Adversarial: Decodable {
    let lighter, darker, ratio: String
    let passes: Bool
  }

  @Test("agrees with the 25-digit ratios, their verdicts and their display")
  func ratios() throws {
    let pairs = try Vectors.own("wcag21", as: File.self).pairs
    try #require(pairs.count == 543)
    for pair in pairs {
      let ratio = contrastRatio(try color(pair.fg), try color(pair.bg))
      let expected = try #require(Double(pair.ratio))
      #expect(isClose(ratio, expected, within: 1e-13), "\(pair)")
      #expect(
        [ratio >= 3, ratio >= 4.5, ratio >= 7] == [pair.ge3, pair.ge4_5, pair.ge7], "\(pair)")
      #expect(flooredToHundredths(ratio) == pair.display_floor2, "\(pair)")
    }
  }

  @Test("never errs on the 8-bit pairs nearest to a threshold", arguments: ["3.0", "4.5", "7.0"])
  func adversarial(threshold: String) throws {
    let file = try Vectors.own("wcag_adversarial", as: [String: [Adversarial]].self)
    let pairs = try #require(file[threshold])
    let limit = try #require(Double(threshold))
    try #require(pairs.count == 200)
    for pair in pairs {
      let ratio = contrastRatio(try color(pair.lighter), try color(pair.darker))
      #expect((ratio >= limit) == pair.passes, "\(pair)")
      #expect(isClose(ratio, try #require(Double(pair.ratio)), within: 1e-13), "\(pair)")
    }
  }

  @Test(
    "cuts a ratio to two decimals and never rounds it up",
    arguments: [
      (4.4989, "4.49"), (4.5, "4.50"), (4.35, "4.35"), (1, "1.00"), (21, "21.00"),
      (2.999999, "2.99"),
      (1.1, "1.10"), (0.07, "0.07"),
    ])
  func display(ratio: Double, text: String) {
    #expect(flooredToHundredths(ratio) == text)
  }

  @Test("lies between 1 and 21, is symmetric, and black or white always reach 4.58")
  func bounds() {
    var generator = SeededGenerator(state: 5)
    func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
    for _ in 0..<2000 {
      let one = Color(hex8: byte(), byte(), byte())
      let other = Color(hex8: byte(), byte(), byte())
      let ratio = contrastRatio(one, other)
      #expect(ratio >= 1 && ratio <= 21, "\(one.hex) \(other.hex)")
      #expect(ratio == contrastRatio(other, one))
      #expect(contrastRatio(one, contrastColor(one)) >= 4.5825, "\(one.hex)")
    }
    #expect(contrastRatio(.white, .black) == 21)
  }

  @Test("picks white on a tie and whichever contrasts more otherwise")
  func contrastColors() throws {
    // The crossover of luminance is sqrt(0.0525) - 0.05 = 0.179129.
    #expect(contrastColor(try color("#00d901")) == .black)
    #expect(contrastColor(try color("#757575")) == .white)
    #expect(contrastColor(try color("#777777")) == .black)
    #expect(contrastColor(.black) == .white)
    #expect(contrastColor(.white) == .black)
  }

  @Test("weighs a Display P3 color by its unclipped sRGB light")
  func wideLuminance() {
    // color(display-p3 1 0 0) in linear sRGB is 1.22494, -0.04206, -0.01964 (CSS Color 4 matrices).
    let expected =
      0.2126 * 1.2249401762805598 - 0.7152 * 0.04205695470968816
      - 0.0722 * 0.019637554590334432
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    #expect(isClose(red.relativeLuminance, expected))
    #expect(red.hex == "#FF0000")
  }
}
