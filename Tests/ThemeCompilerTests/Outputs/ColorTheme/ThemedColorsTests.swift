import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Colors taken apart into light and dark")
struct ThemedColorsTests {
  @Test("what is seen in each interface style is the palette's where it has that color")
  func split() throws {
    let theme = try resolvedTheme(
      "palette: { paper: white, ink: black, both: { light: white, dark: black } }")
    var colors = ThemedColors(theme)
    let (paper, ink, both) = (
      theme.palette[0].color, theme.palette[1].color, theme.palette[2].color
    )
    #expect(colors.split([both, both]) == [paper, ink])
    #expect(colors.table.count == theme.colors.count)
    #expect(colors.split([ink, both]) == [ink, ink])
  }

  @Test("a color that the palette has not is added once, and follows the contrast setting")
  func added() throws {
    let theme = try resolvedTheme(
      """
      roles: { a: { light: white, dark: black, lightHighContrast: silver, darkHighContrast: black } }
      """)
    var colors = ThemedColors(theme)
    let color = theme.roles[0].color
    let pair = colors.split([color, color])
    let variants = colors.table[pair[0]].variants
    #expect(variants.light == .white && variants.dark == .white)
    #expect(variants.lightHighContrast == variants.darkHighContrast)
    #expect(variants.lightHighContrast.hex == "#C0C0C0")
    #expect(colors.table[pair[1]].variants == ColorVariants(all: .black))
    #expect(colors.split([color, color]) == pair)
  }

  @Test("no color is a clear one, the same each time")
  func clear() throws {
    var colors = ThemedColors(try resolvedTheme("name: Brand"))
    let clear = colors.split([nil, nil])
    #expect(colors.table[clear[0]].variants.dark.alpha == 0 && clear[0] == clear[1])
  }
}
