import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("A theme on its way to a page")
struct PreviewedThemeTests {
  @Test("a file that is no theme has none")
  func nothing() {
    #expect(PreviewedTheme(PreviewedThemes.analysis("- a\n"), isAlone: true) == nil)
  }

  @Test("a fragment is the name as far as one can have it, after the theme's where there are more")
  func fragments() throws {
    let analysis = PreviewedThemes.analysis(PreviewedThemes.failing)
    var appearance = try #require(analysis.theme).appearances[0]
    appearance.name = "a b/<ä>_1.9"
    let alone = try #require(PreviewedTheme(analysis, isAlone: true))
    #expect(alone.fragment(appearance) == "a-b--ä-_1.9")
    #expect(
      alone.link(to: appearance).text == "<a href=\"#a-b--ä-_1.9\">a b/&lt;ä&gt;_1.9</a>")
    let beside = try #require(PreviewedTheme(analysis, isAlone: false))
    #expect(beside.fragment(appearance) == "Brand.a-b--ä-_1.9")
  }

  @Test("a color has its first name in the palette, else its value")
  func names() throws {
    let source = try previewed(
      "palette: { ink: black, pen: \"{ink}\" }\nroles: { a: \"{ink}\", b: \"#1C1C1E\" }")
    #expect(source.name(source.theme.roles[0].color) == "ink")
    #expect(source.name(source.theme.roles[1].color) == "#1C1C1E")
  }

  @Test("a place names its file, seen from the theme's folder, with line and column from 1")
  func places() throws {
    let analysis = PreviewedThemes.analysis(
      "extends: base/colors.theme.yaml\nroles:\n  a: black\n", named: "themes/Brand.theme.yaml",
      files: ["themes/base/colors.theme.yaml": Array("palette: { ink: white }".utf8)])
    let source = try #require(PreviewedTheme(analysis, isAlone: true))
    #expect(source.place(source.theme.roles[0].range) == "Brand.theme.yaml:3:3")
    #expect(source.place(source.theme.palette[0].range) == "base/colors.theme.yaml:1:12")
  }

  @Test("an appearance has its made inverse beside it, but none that is written")
  func parts() throws {
    let source = try previewed(
      """
      appearances:
        a: { inverse: swap, toolbar: { tintColor: black } }
        b: { inverse: c, toolbar: { tintColor: black } }
        c: { inverse: b, toolbar: { tintColor: white } }
      """)
    #expect(source.theme.appearances.map(\.name) == ["a", "aInverse", "b", "c"])
    #expect([0, 2, 3].map(source.parts) == [[0, 1], [2], [3]])
    #expect(source.pairs.count == 4)
  }

  @Test("appearances of two themes have fragments of their own")
  func themes() {
    let themes = ["Sea", "Land"].map {
      PreviewedThemes.analysis(PreviewedThemes.failing, named: "\($0).theme.yaml")
    }
    let page = String(decoding: previewPage(themes), as: UTF8.self)
    #expect(page.contains("id=\"Sea.light\"") && page.contains("id=\"Land.light\""))
  }
}
