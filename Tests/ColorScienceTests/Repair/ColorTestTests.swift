import ColorScience
import Testing

@Suite("Tests of colors")
struct ColorTestTests {
  @Test("the least alpha passes, and one step less does not")
  func alpha() throws {
    let bar = try color("#F7F7F999")
    let passes = backgroundTest(under: try color("#0A5FD9"), ratio: 4.5)
    let alpha = try #require(
      leastAlpha(in: 255, from: bar.alpha) { passes(bar.withAlpha($0)) })
    #expect(passes(bar.withAlpha(alpha)))
    #expect(!passes(bar.withAlpha(alpha - 1.0 / 255)))
    let hopeless = backgroundTest(under: try color("#EEE"), ratio: 4.5)
    #expect(leastAlpha(in: 100, from: bar.alpha) { hopeless(bar.withAlpha($0)) } == nil)
  }

  @Test("ranges of luminance are one test where no color between them has the ratio to both")
  func ranges() throws {
    let far = foregroundTests(on: [0...0, 1...1], ratio: 4.5)
    #expect(far.count == 2)
    #expect(foregroundTests(on: [0...0, 1...1], ratio: 4.6).count == 1)
    // #757575 has 4.6:1 on white and 4.56:1 on black.
    let gray = Color(red: 117.0 / 255, green: 117.0 / 255, blue: 117.0 / 255)
    #expect(far.allSatisfy { $0(gray) })
    let near = foregroundTests(on: [0...0.001, 0.01...0.02, 0.9...1], ratio: 3)
    try #require(near.count == 2)
    #expect(near[0](.white) && !near[1](.white))
    #expect(near[1](.black) && !near[0](.black))
  }
}
