import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Content behind bars")
struct BackdropContentTests {
  @Test("its grays reach as far as text of 4.5:1 on it, and no step further")
  func grays() {
    func ratio(_ text: Color, _ level: Double) -> Double {
      contrastRatio(text, Color(red: level, green: level, blue: level))
    }
    let step = 1 / 255.0
    let (light, dark) = (BackdropContent.light.grays, BackdropContent.dark.grays)
    #expect(ratio(.black, light.lowerBound) >= 4.5 && ratio(.black, light.lowerBound - step) < 4.5)
    #expect(ratio(.white, dark.upperBound) >= 4.5 && ratio(.white, dark.upperBound + step) < 4.5)
    #expect(light.upperBound == 1 && dark.lowerBound == 0)
  }
}
