import OutputText
import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler

@Suite("Entries of a color set")
struct ColorSetTests {
  /// An entry of a set: what it is for, what it is called in the catalog's own words, and its red.
  private struct Entry: Equatable {
    var appearances: [String] = []
    var gamut: String?
    var space = "srgb"
    let red: String
  }

  private func entries(_ variants: ColorVariants) throws -> [Entry] {
    var writer = JSONWriter()
    writer.object { ColorSet(variants: variants).write(to: &$0) }
    let colors = try JSONValue(json: writer.finish())["colors"]?.items ?? []
    return try colors.map { color in
      #expect(color["idiom"]?.text == "universal")
      return Entry(
        appearances: color["appearances"]?.items.compactMap { $0["value"]?.text } ?? [],
        gamut: color["display-gamut"]?.text, space: color["color"]?["color-space"]?.text ?? "",
        red: try #require(color["color"]?["components"]?["red"]?.text))
    }
  }

  private func gray(_ level: UInt8) -> Color { Color(hex8: level, level, level) }

  @Test("a color that is the same in every variant has one entry, for any appearance")
  func uniform() throws {
    #expect(try entries(ColorVariants(all: gray(16))) == [Entry(red: "0x10")])
  }

  @Test("dark and high contrast have entries where a color differs in them, both for high contrast")
  func variants() throws {
    let (a, b, c) = (gray(1), gray(2), gray(3))
    #expect(
      try entries(ColorVariants(light: a, dark: b, lightHighContrast: a, darkHighContrast: b))
        == [Entry(red: "0x01"), Entry(appearances: ["dark"], red: "0x02")])
    #expect(
      try entries(ColorVariants(light: a, dark: a, lightHighContrast: b, darkHighContrast: b))
        == [Entry(red: "0x01"), Entry(appearances: ["high"], red: "0x02")])
    #expect(
      try entries(ColorVariants(light: a, dark: b, lightHighContrast: a, darkHighContrast: c))
        == [
          Entry(red: "0x01"), Entry(appearances: ["dark"], red: "0x02"),
          Entry(appearances: ["high"], red: "0x01"),
          Entry(appearances: ["dark", "high"], red: "0x03"),
        ])
  }

  @Test("where one variant is wide, each has an entry for narrow screens and one for wide ones")
  func gamuts() throws {
    let wide = Color(.displayP3, red: 1, green: 0, blue: 0)
    let found = try entries(
      ColorVariants(light: wide, dark: gray(0), lightHighContrast: wide, darkHighContrast: gray(0)))
    #expect(
      found == [
        // No screen of sRGB has a brighter red.
        Entry(gamut: "sRGB", red: found[0].red),
        Entry(gamut: "display-P3", space: "display-p3", red: "1.000"),
        Entry(appearances: ["dark"], gamut: "sRGB", red: "0x00"),
        Entry(appearances: ["dark"], gamut: "display-P3", red: "0x00"),
      ])
    #expect(["0xFF", "1.000"].contains(found[0].red))
  }
}
