import Testing

@testable import ColorScience

@Suite("Literals of colors")
struct ColorLiteralsTests {
  @Test("give hex and rgb() exactly k/255")
  func exactBytes() throws {
    for code in 0...255 {
      let exact = Double(code) / 255
      #expect(
        try css("rgb(\(code) \(code), \(code))".replacing(",", with: "")).components.x == exact)
      let digits = String(code, radix: 16)
      let hex = code < 16 ? "0" + digits : digits
      #expect(try css("#\(hex)0000").components.x == exact)
      #expect(try css("#000000\(hex)").alpha == exact)
    }
  }

  @Test(
    "take angles in every unit of CSS",
    arguments: ["hsl(90 0% 0%)", "hsl(90deg 0% 0%)", "hsl(100grad 0% 0%)", "hsl(0.25turn 0% 0%)"])
  func angles(text: String) throws {
    #expect(try css(text).components.x == 90)
    #expect(isClose(try css("hsl(1.5707963267948966rad 0% 0%)").components.x, 90))
  }

  @Test("read 'none' as 0 that is missing, and not with commas")
  func none() throws {
    let color = try css("oklch(none 0.1 none / none)")
    #expect(color.components == SIMD3(0, 0.1, 0) && color.alpha == 0)
    #expect(color.missing == [.component(0), .component(2), .alpha])
    #expect(throws: ColorSyntaxError.self) { try parse("rgb(none, 0, 0)") }
  }

  @Test("clamp alpha to 0...1 and negative chroma to 0, and keep what is out of sRGB")
  func clamps() throws {
    #expect(try css("rgb(0 0 0 / 140%)").alpha == 1)
    #expect(try css("rgb(0 0 0 / -1)").alpha == 0)
    #expect(try css("lch(50 -3 20)").components.y == 0)
    #expect(try css("rgb(510 -255 0)").components == SIMD3(2, -1, 0))
  }

  @Test("of hex without '#' are offered with it, surely where a letter says that it is hex")
  func missingHash() throws {
    for (text, isSure) in [("FF0000", true), ("102030", false), ("0xFF8000", true)] {
      let error = try #require(throws: ColorSyntaxError.self) { try parse(text) }
      #expect(error.suggestion == "#" + text.suffix(6))
      #expect(error.isExact == isSure, "\(text)")
    }
  }
}
