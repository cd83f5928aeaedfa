import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Gradients with known colors")
struct ResolvedGradientTests {
  private var table = ColorTable()

  @Test("have the luminances of their darkest and brightest colors in each variant")
  mutating func luminances() throws {
    let gray = table.add(plain: Color(hex8: 128, 128, 128))
    let ink = table.add(ResolvedColor(ColorVariants(light: .white, dark: .black)))
    let found = try #require(
      ResolvedGradient(colors: [gray, ink], direction: .horizontal).luminances(in: table))
    let middle = Color(hex8: 128, 128, 128).relativeLuminance
    #expect(abs(found.least[0] - middle) < 1e-9 && found.greatest[0] == 1)
    #expect(found.least[1] == 0 && abs(found.greatest[1] - middle) < 1e-9)
  }

  @Test("have none where a color is translucent or the system's")
  mutating func unknown() {
    let half = table.add(plain: Color.white.withAlpha(0.5))
    let system = table.add(
      ResolvedColor(ColorVariants(all: .white), symbol: UIKitColor("white")))
    for color in [half, system] {
      #expect(
        ResolvedGradient(colors: [color, color], direction: .vertical).luminances(in: table) == nil)
    }
  }
}
