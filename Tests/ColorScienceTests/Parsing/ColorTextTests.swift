import Testing

@testable import ColorScience

@Suite("Colors as a theme writes them")
struct ColorTextTests {
  /// `rebeccapurple` in each notation, from the examples of CSS Color 4.
  @Test(
    "in each form",
    arguments: [
      (Color.WrittenForm.hex, "#663399"), (.rgb, "rgb(102 51 153)"), (.hsl, "hsl(270 50% 40%)"),
    ])
  func forms(form: Color.WrittenForm, text: String) throws {
    #expect(try color("rebeccapurple").text(as: form) == text)
  }

  @Test("in forms whose components are not those of sRGB, as near as CSS Color 4 has them")
  func otherForms() throws {
    let purple = try color("rebeccapurple")
    for (form, expected) in [
      (Color.WrittenForm.lch, SIMD3(32.393, 61.244, 308.86)),
      (.oklch, SIMD3(0.44027, 0.1603, 303.373)), (.displayP3, SIMD3(0.374, 0.21, 0.579)),
    ] {
      let components = try css(#require(purple.text(as: form))).components
      let difference = components - expected
      #expect(max(difference.max(), -difference.min()) < 0.01, "\(form): \(components)")
    }
  }

  @Test("are read back as a color that nobody tells apart")
  func roundTrip() throws {
    var random = Numbers(seed: 7)
    for _ in 0..<200 {
      let color = random.color(alpha: [1, 0.5, 0.125][random.next(3)])
      for form in Color.WrittenForm.allCases {
        let text = try #require(color.text(as: form))
        let back = try ColorScienceTests.color(text)
        #expect(deltaEOK(color, back) < 0.002, "\(text)")
        #expect(isClose(back.alpha, color.alpha, within: 0.003))
        #expect(Color.form(of: try parse(text), text) == form)
      }
    }
  }

  @Test("outside sRGB have no form of sRGB")
  func wide() throws {
    let wide = try color("color(display-p3 1 0 0)")
    for form in [Color.WrittenForm.hex, .rgb, .hsl] { #expect(wide.text(as: form) == nil) }
    #expect(wide.text(as: .displayP3) == "color(display-p3 1 0 0)")
  }

  @Test("a gray has no hue, and a name and a reference no form")
  func rest() throws {
    #expect(try color("#808080").text(as: .lch)?.hasSuffix(" 0)") == true)
    #expect(Color.form(of: try parse("red"), "red") == nil)
    #expect(Color.form(of: try parse("{a}"), "{a}") == nil)
    #expect(Color.form(of: try parse(" #F00"), " #F00") == .hex)
    #expect(Color.form(of: try parse("lab(50 0 0)"), "lab(50 0 0)") == nil)
  }
}
