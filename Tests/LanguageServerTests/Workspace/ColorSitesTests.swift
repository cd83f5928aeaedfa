import ColorScience
import Testing

@testable import LanguageServer

@Suite struct ColorSitesTests {
  private let theme = """
    palette:
      ink: "#1C1C1E"
      link: { light: "#0A5FD9", dark: "#7AB8FF" }
    roles: { title: "{link}", faded: "{ink} / 50%" }
    appearances:
      light: { interfaceStyle: light, toolbar: { backgroundColor: white, tintColor: "{lnk}" } }

    """

  @Test("every color is listed in the order of the text, with what it is in each variant")
  func sites() {
    let sites = Snapshot.theme(theme).colors.sites
    #expect(
      sites.map(\.text) == ["#1C1C1E", "#0A5FD9", "#7AB8FF", "{link}", "{ink} / 50%", "white"]
        + ["{lnk}"])
    #expect(sites[0].variants?.light.hex == "#1C1C1E" && sites[0].variants?.isUniform == true)
    #expect(sites[1].variants?.dark.hex == "#0A5FD9", "a member is the same everywhere")
    #expect(sites[3].variants?.light.hex == "#0A5FD9" && sites[3].variants?.dark.hex == "#7AB8FF")
    #expect(sites[4].variants?.light.alpha == 0.5)
    #expect(sites[6].variants == nil)
  }

  @Test("the range is the color without quotes, and a cursor at its end is in it")
  func ranges() throws {
    let snapshot = Snapshot.theme(theme)
    let range = try snapshot.range(of: "#1C1C1E")
    #expect(snapshot.colors.sites.first?.range == range)
    for offset in [range.lowerBound, range.upperBound] {
      #expect(snapshot.colors.site(at: offset)?.text == "#1C1C1E")
    }
    #expect(snapshot.colors.site(at: range.lowerBound - 1) == nil)
  }

  @Test("a literal is known where the theme has no meaning, a reference and half a color are not")
  func literals() {
    let broken = Snapshot.theme("palette: { ink: \"#1C1C1E\" }\nappearances: 3\n").colors.sites
    #expect(broken.first?.variants?.light.hex == "#1C1C1E")
    #expect(ColorSites.literal("rgb(0 0 255)", .ios26)?.dark.hex == "#0000FF")
    // UIKit's system background is white, and black in dark mode.
    let background = ColorSites.literal(".systemBackground", .ios26)
    #expect(background?.light.hex == "#FFFFFF" && background?.dark.hex == "#000000")
    for text in ["{ink}", "#12", "", "color-mix(in oklch, {a}, {b})"] {
      #expect(ColorSites.literal(text, .ios26) == nil, "\(text)")
    }
  }
}
