import Testing

@testable import ColorScience

@Suite("Colors made of components")
struct ForeignComponentsTests {
  @Test("brightness becomes the lightness of the same color")
  func brightness() throws {
    var generator = SeededGenerator(state: 15)
    for _ in 0..<200 {
      let hue = Double.random(in: 0...359, using: &generator)
      let saturation = Double.random(in: 0...1, using: &generator)
      let brightness = Double.random(in: 0...1, using: &generator)
      let parts = [hue / 360, saturation, brightness]
      let text = try #require(ForeignComponents.hsb.css(parts))
      guard case .color(let color) = try parseColor(Array(text.utf8)[...]).expression else {
        Issue.record("\(text) is no literal")
        continue
      }
      // The brightest component is the brightness, the darkest what saturation leaves of it.
      #expect(abs(color.srgb.max() - brightness) < 1e-4)
      #expect(abs(color.srgb.min() - brightness * (1 - saturation)) < 1e-4)
    }
  }

  @Test("mappings and lists of components are colors, mappings of colors are none")
  func components() {
    let color: ([(String, String)]) -> String? = { ForeignComponents.color($0)?.color }
    #expect(color([("r", "255"), ("g", "248"), ("b", "240")]) == "#FFF8F0")
    #expect(color([("Blue", "0"), ("Green", "0.5"), ("Red", "1")]) == "rgb(100% 50% 0%)")
    #expect(color([("h", "20"), ("s", "50%"), ("l", "40%")]) == "hsl(20 50% 40%)")
    #expect(color([("h", "0"), ("s", "100"), ("v", "50")]) == "hsl(0 100% 25%)")
    #expect(color([("hex", "FFF8F0")]) == "#FFF8F0")
    #expect(ForeignComponents.color([("r", "#F00"), ("g", "#0F0"), ("b", "#00F")]) == nil)
    #expect(ForeignComponents.color([("r", "1"), ("g", "0")]) == nil)
    #expect(ForeignComponents.color(["255", "248", "240"])?.color == "#FFF8F0")
    #expect(ForeignComponents.color(["light", "dark", "night"]) == nil)
  }

  @Test("a number is digits with a point, a percentage a hundredth of it")
  func numbers() {
    #expect(ForeignComponents.number("50%") == 0.5)
    #expect(ForeignComponents.number(".25") == 0.25)
    for text in ["", "%", "-1", "1e3", "1,5", "0x10", "٣"] {
      #expect(ForeignComponents.number(text) == nil, "\(text)")
    }
  }

  @Test("whole numbers are steps of 255, others parts of 1, and what may be either is none")
  func steps() {
    #expect(ForeignComponents.rgb.css(["1", "0", "2"]) == "#010002")
    #expect(ForeignComponents.rgb.css(["1", "1", "1"]) == nil)
    #expect(ForeignComponents.rgb.css(["0", "0", "0"]) == "#000000")
    #expect(ForeignComponents.rgb.css(["256", "0", "0"]) == nil)
    #expect(ForeignComponents.rgb.css(["0.5", "2", "0"]) == nil)
    #expect(ForeignComponents.rgb.css(["10", "20", "30", "2"]) == nil)
  }

  @Test("a mapping says which function has its components")
  func advice() throws {
    let found = try #require(ForeignComponents.color([("h", "20"), ("s", "0.5"), ("l", "0.4")]))
    #expect(found.message == "color components belong in hsl(); write \"hsl(20 50% 40%)\"")
    let whole = try #require(ForeignComponents.color([("$value", "UIColor.white")]))
    #expect(whole.color == ".white")
    #expect(ForeignComponents.color([("name", "#FFF")]) == nil)
  }
}
