import ColorScience
import Testing

@Suite("color-mix()")
struct ColorMixTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let components: [Double]
    let alpha: Double

    init(_ text: String, _ components: [Double], _ alpha: Double = 1) {
      self.text = text
      self.components = components
      self.alpha = alpha
    }

    var testDescription: String { text }
  }

  private func mixed(_ text: String) throws -> CSSColor {
    guard
      case .mix(let space, .color(let a), let shareA, .color(let b), let shareB) =
        try parse(text)
    else { throw NotALiteral(text: text) }
    return try #require(mix(a, shareA, b, shareB, in: space))
  }

  // Numbers of coloraide 8.13.1 (premultiplied, carryforward, powerless, shorter hue).
  @Test(
    "follows CSS Color 5",
    arguments: [
      Example(
        "color-mix(in oklch, red, blue)",
        [0.5399845410479274, 0.2854488462199227, 326.64295144799894]),
      Example(
        "color-mix(in oklch, red 30%, blue)",
        [0.5047962118985259, 0.2965550631857476, 301.60657991534737]),
      Example(
        "color-mix(in oklch, white, blue)",
        [0.7260068590872117, 0.15660719431724268, 264.05202261637]),
      Example(
        "color-mix(in oklab, #ea2e49 25%, #0a5fd9)",
        [0.5417422287232756, 0.024745565560830712, -0.12973003238733755]),
      Example(
        "color-mix(in srgb, rgb(255 0 0 / 0.5) 40%, rgb(0 0 255 / 0.2))", [0.625, 0, 0.375], 0.32),
      Example("color-mix(in oklch, oklch(0.6 0.2 350), oklch(0.7 0.1 20))", [0.65, 0.15, 5]),
      Example("color-mix(in oklch, oklch(0.6 0.2 none), oklch(0.7 0.1 20))", [0.65, 0.15, 20]),
      Example(
        "color-mix(in oklab, hsl(120 50% 40% / 0.8) 70%, black)",
        [0.3923982938641232, -0.08770799050848793, 0.06578084008370406], 0.86),
      Example(
        "color-mix(in oklab, color(display-p3 1 0 0), lab(50 40 20))",
        [0.6142826928959363, 0.18942571036603142, 0.09625912098971925]),
      Example(
        "color-mix(in oklch, #808080, #ea2e49)",
        [0.6056854303921775, 0.10990681631235481, 19.893356951198918]),
      Example(
        "color-mix(in oklch, lch(50 none 40), red)",
        [0.5984604405814052, 0.2576833038053606, 29.233880279627893]),
      Example(
        "color-mix(in srgb, rgb(none 128 0), #336699)", [0.2, 0.45098039215686275, 0.3]),
      Example("color-mix(in srgb, red 20%, blue 30%)", [0.4, 0, 0.6], 0.5),
      Example("color-mix(in srgb, 60% red, blue 90%)", [0.4, 0, 0.6]),
      Example(
        "color-mix(in oklab, transparent, #ea2e49)",
        [0.6115000551622081, 0.2066968223911672, 0.07479610084131955], 0.5),
    ])
  func references(example: Example) throws {
    let found = try mixed(example.text)
    for index in 0..<3 {
      #expect(isClose(found.components[index], example.components[index]), "\(found)")
    }
    #expect(isClose(found.alpha, example.alpha))
  }

  @Test("keeps the hue of a color already in the mixing space, and an exact half turn")
  func hues() throws {
    // No conversion, so a hue at chroma 0 keeps its meaning: 350 + 0.8 · 30 = 374.
    let missing = try mixed("color-mix(in oklch, oklch(0.6 none 350) 20%, oklch(0.7 0.1 20))")
    #expect(isClose(missing.components.z, 14) && isClose(missing.components.y, 0.1))
    let up = try mixed("color-mix(in oklch, oklch(0.5 0.1 10) 75%, oklch(0.5 0.1 190))")
    #expect(isClose(up.components.z, 55))
    let down = try mixed("color-mix(in oklch, oklch(0.5 0.1 190) 75%, oklch(0.5 0.1 10))")
    #expect(isClose(down.components.z, 145))
    let none = try mixed("color-mix(in oklch, white, black)")
    #expect(none.missing.contains(.component(2)))
  }

  @Test("has no result without a share")
  func noShare() throws {
    #expect(mix(try css("red"), 0, try css("blue"), 0, in: .srgb) == nil)
  }

  @Test("lands in sRGB again")
  func resolution() throws {
    // Halfway between red and blue in sRGB is 0.5, 0, 0.5.
    let half = resolved(try mixed("color-mix(in srgb, red, blue)"))
    #expect(half.color == Color(red: 0.5, green: 0, blue: 0.5) && half.gamutShift == nil)
    let own = resolved(try mixed("color-mix(in oklch, #ea2e49, #ea2e49)")).color
    #expect(own.hex == "#EA2E49" && own.colorSpace == .srgb)
  }
}
