import ColorScience
import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Names of an app's colors")
struct PaletteDraftTests {
  @Test("colors of equal last names keep as much of their names as tells them apart")
  func names() throws {
    let text = try #require(
      imported([
        fact(.navigationBar, "tintColor", hex("7A1020"), line: 3, name: "Palette.Red.accent"),
        fact(.toolbar, "tintColor", hex("0B63CE"), line: 4, name: "Palette.Blue.accent"),
        fact(.tabBar, "tintColor", hex("22272E"), line: 5, name: "Palette.ink"),
      ]).theme?.text)
    for key in ["redAccent:", "blueAccent:", "ink:"] { #expect(text.contains("  \(key) ")) }
  }

  @Test("colors without a name that several properties have are named after these")
  func sharedColors() throws {
    let text = try #require(
      imported([
        fact(.navigationBar, "backgroundColor", hex("FFFFFF"), line: 3),
        fact(.navigationBar, "tintColor", hex("0B63CE"), line: 4),
        fact(.navigationBar, "titleColor", hex("22272E"), line: 5),
        fact(.toolbar, "tintColor", hex("0B63CE"), line: 6),
        fact(.tabBar, "backgroundColor", hex("22272E"), line: 7),
        fact(.tabBar, "tintColor", hex("FFFFFF"), line: 8),
        fact(.tabBar, "items.badgeColor", hex("C8102E"), line: 9),
      ]).theme?.text)
    #expect(
      text.contains(
        """
        palette:
          tint: "#0B63CE"                              # Bars.swift:4
          navigationBarTitle: "#22272E"                # :5

        """))
    #expect(text.contains("      tintColor: \"{tint}\""))
    #expect(text.contains("      backgroundColor: \"{navigationBarTitle}\""))
    #expect(lintedIDs(text) == [])
  }

  @Test("colors with Increase Contrast are those of the theme's variants")
  func contrast() throws {
    var color = TraitColor(.color(Color(hex8: 85, 85, 85)))
    color.lightHighContrast = .color(Color(hex8: 1, 2, 3))
    color.darkHighContrast = .system("label", alpha: 1)
    let text = try #require(
      imported([fact(.navigationBar, "tintColor", .color(color), line: 3)]).theme?.text)
    #expect(
      text.contains(
        """
        { light: "#555555", dark: "#555555", lightHighContrast: "#010203", darkHighContrast: .label }
        """))
    #expect(lintedIDs(text) == [])
  }
}
