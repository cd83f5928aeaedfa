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

  @Test("a name of several colors is a property of themes, and no color of the palette")
  func changing() throws {
    let text = try #require(
      imported([
        fact(.navigationBar, "tintColor", hex("7A1020"), line: 3, name: "Theme.accent"),
        fact(.toolbar, "tintColor", hex("0B63CE"), line: 4, name: "Theme.accent"),
      ]).theme?.text)
    #expect(!text.contains("palette:"))
    #expect(text.contains("tintColor: \"#7A1020\""))
  }

  @Test("variants that are the same are one text, and opacities of the system's colors are two")
  func texts() {
    #expect(
      PaletteDraft.text(of: TraitColor(.color(.white), dark: .color(.white))) == "\"#FFFFFF\"")
    #expect(
      PaletteDraft.text(of: TraitColor(.color(.white), dark: .system("label", alpha: 1)))
        == "{ light: \"#FFFFFF\", dark: .label }")
    #expect(PaletteDraft.text(of: Paint.system("label", alpha: 1)) == ".label")
    // Labels are black in light and white in dark mode; half of 255 is 80 in hexadecimal digits.
    #expect(
      PaletteDraft.text(of: Paint.system("label", alpha: 0.5))
        == "{ light: \"#00000080\", dark: \"#FFFFFF80\" }")
  }

  @Test("a color set below the theme's folder is a token of its catalog, any other is copied")
  func assets() {
    func draft(_ folder: String) -> PaletteDraft {
      var files = AppFiles()
      let number = files.add(
        SourceFile(path: "App/A.xcassets/Brand.colorset/Contents.json", text: ""), as: .colorSet)
      files.assets.add(
        AssetColors.Asset(
          name: "Brand", path: ["Brand"], color: TraitColor(.color(.white)),
          at: SourceRange(file: number, lower: 0, upper: 0)))
      var fact = fact(.tabBar, "tintColor", hex("FFFFFF"), line: 1)
      fact.name = ColorName("Brand", .asset)
      return PaletteDraft([fact], files, folder: folder)
    }
    func text(_ draft: PaletteDraft) -> String? {
      draft.text(of: hex("FFFFFF"), named: ColorName("Brand", .asset))?.yaml
    }
    let below = draft("App")
    #expect(below.catalogs == ["A.xcassets"])
    #expect(below.entries.isEmpty)
    #expect(text(below) == "\"{Brand}\"")
    let beside = draft("Themes")
    #expect(beside.catalogs.isEmpty)
    #expect(beside.entries.map(\.key) == ["brand"])
    #expect(beside.entries.first?.origin == "A.xcassets/Brand")
    #expect(text(beside) == "\"{brand}\"")
  }
}
