import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemePreview

@Suite("The colors of a theme on its page")
struct PaletteSectionTests {
  @Test("uses are those of declared appearances, of states in them, and of roles")
  func uses() throws {
    let theme = try resolvedTheme(
      """
      palette: { ink: black, paper: white, line: silver }
      appearances:
        a:
          inverse: swap
          toolbar:
            tintColor: "{ink}"
            backgroundColor: "{paper}"
            shadowColor: "{line}"
            compact: { tintColor: "{paper}" }
      roles: { text: "{ink}" }
      """)
    let (ink, paper, line) = (
      theme.palette[0].color, theme.palette[1].color, theme.palette[2].color
    )
    let uses = ColorUses(theme)
    // The state has the background and the line of its bar.
    #expect(uses.count(ink) == 2 && uses.count(paper) == 3 && uses.count(line) == 2)
    #expect(uses.inks == [ink, paper] && uses.grounds == [paper])
    #expect(uses.mostUsed(uses.inks) == [ink, paper])
  }

  @Test("groups come in the order of their first colors, those without one under no heading")
  func groups() throws {
    let source = try previewed("palette: { sea: { deep: navy }, ink: black, sky: { high: aqua } }")
    let text = markup { $0.palette(of: source) }
    #expect(text.matches(of: #/<h4>(.*?)</h4>/#).map(\.1) == ["sea", "sky"])
    #expect(
      text.matches(of: #/<div class="sw"><b>(.*?)</b>/#).map(\.1)
        == ["sea.deep", "ink", "sky.high"])
    #expect(text.contains("not used · Brand.theme.yaml:1:"))
    let none = try previewed("roles: { a: black }")
    #expect(markup { $0.palette(of: none) }.isEmpty)
  }

  @Test("variants that do not differ are there once, a uniform color without their names")
  func variants() {
    let uniform = markup { $0.variants(ColorVariants(all: .black)) }
    #expect(uniform.contains("#000000") && !uniform.contains("light"))
    let adaptive = markup {
      $0.variants(
        ColorVariants(
          light: .white, dark: .black, lightHighContrast: .white, darkHighContrast: .black))
    }
    #expect(adaptive.matches(of: #/<span class="c">/#).count == 2)
    #expect(adaptive.contains("</button> light</span>") && adaptive.contains("</button> dark<"))
  }

  @Test("a matrix has the level of each contrast, and gray where it is too low but on no bar")
  func matrix() throws {
    let source = try previewed(
      """
      palette: { ink: black, pale: "#EEEEEE", paper: white, night: black }
      appearances:
        a: { toolbar: { backgroundColor: "{paper}", tintColor: "{ink}" } }
        b: { toolbar: { backgroundColor: "{night}", tintColor: "{pale}" } }
      """)
    let text = markup { $0.palette(of: source) }
    let rows = text.matches(of: #/<tr><th scope="row">on (\w+)(.*?)</tr>/#).map { ($0.1, $0.2) }
    #expect(rows.map(\.0) == ["paper", "night"])
    // #EEEEEE has 1.16:1 on white, which no bar shows, and 18.099:1 on black.
    #expect(
      rows[0].1.contains("<td class=\"m3\">✓✓ 21") && rows[0].1.contains("<td class=\"no\">✕ 1.16"))
    #expect(rows[1].1.contains("<td class=\"m3\">✓✓ 18.09"))
    #expect(text.contains("<caption>every variant</caption>"))
  }

  @Test("a matrix without room for all colors takes those that are used most; any can be chosen")
  func mostUsed() throws {
    var text = "palette:\n"
    for index in 0..<30 { text += "  c\(index): \"#0000\(String(index + 16, radix: 16))\"\n" }
    text += "appearances:\n"
    for index in 0..<30 {
      text += "  a\(index): { toolbar: { backgroundColor: white, tintColor: \"{c\(index)}\" } }\n"
    }
    text += "  more: { toolbar: { backgroundColor: white, tintColor: \"{c29}\" } }\n"
    let page = PreviewedThemes.page(text)
    #expect(
      page.contains("Of 30 colors drawn on bars the 24 that are used most; 6 are left out"))
    #expect(!page.contains("behind what is drawn"))
    let options = page.matches(of: #/<option value="([ig]+ [^"]*)">([^<]*)/#).map { ($0.1, $0.2) }
    #expect(options.count == 31)
    #expect(try #require(options.first { $0.1 == "c28" }).0 == "i 0,0,44")
    #expect(try #require(options.first { $0.1 == "#FFFFFF" }).0 == "g 255,255,255")
    #expect(page.contains("<script>\(PageScript.contrasts)</script>"))
    #expect(!PreviewedThemes.page(PreviewedThemes.failing).contains(PageScript.contrasts))
  }
}
