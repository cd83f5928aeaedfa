import ColorScience
import TestSupport
import Testing

@testable import ThemeCompiler
@testable import ThemeDiff
@testable import ThemeSyntax

@Suite("A version of a theme")
struct DiffSideTests {
  @Test(
    "a name is the color of the palette, and a color that differs in no variant is written once")
  func colors() throws {
    let side = try ComparedTheme.side(ComparedTheme.theme)
    #expect(
      side.color(.reference("ink"))?.light.hex == "#1C1C1E" && side.color(.reference("no")) == nil)
    #expect(side.text(.color(.reference("ink"))) == "ink")
    #expect(side.text(.color(.color(.white))) == "#FFFFFF")
    let pair = ColorVariants(light: .white, dark: .black)
    #expect(side.text(.color(.adaptive(pair))) == "light #FFFFFF, dark #000000")
    #expect(side.text(.word("none")) == "none" && side.text(.flag(true)) == "true")
    #expect(side.shown(.color(.reference("ink"))) == nil)
  }

  @Test("fonts are said in words")
  func fonts() throws {
    let side = try ComparedTheme.side(ComparedTheme.theme)
    #expect(side.text(.font(.textStyle("body", weight: "bold"))) == "body bold")
    #expect(side.text(.font(.named("Avenir", size: 17))) == "Avenir, 17.0 points")
  }
}
