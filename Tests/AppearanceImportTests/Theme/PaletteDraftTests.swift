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
}
