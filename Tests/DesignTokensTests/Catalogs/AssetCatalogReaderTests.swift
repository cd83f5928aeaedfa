import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Asset catalogs are read as Xcode writes them")
struct AssetCatalogReaderTests {
  private func color(_ colors: String) -> TokenSystem {
    TokenCase(["A.xcassets/C.colorset/Contents.json": "{ \"colors\": [\(colors)] }"])
      .read("A.xcassets")
  }

  private func entry(_ color: String, _ appearances: String = "", idiom: String = "universal")
    -> String
  {
    let list = appearances.isEmpty ? "" : ", \"appearances\": [\(appearances)]"
    return "{ \"idiom\": \"\(idiom)\", \"color\": { \(color) }\(list) }"
  }

  private func components(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000")
    -> String
  {
    "\"components\": { \"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\", "
      + "\"alpha\": \"\(alpha)\" }"
  }

  @Test(
    "components are fractions, bytes or hexadecimal digits",
    arguments: [("1.000", "0.000", "0.000"), ("255", "0", "0"), ("0xFF", "0x00", "0x00")])
  func components(parts: (String, String, String)) {
    let text = components(parts.0, parts.1, parts.2)
    #expect(color(entry("\"color-space\": \"srgb\", \(text)")).color("C") == "#FF0000")
  }

  @Test("appearances are variants, and other devices are none")
  func appearances() {
    let dark = "{ \"appearance\": \"luminosity\", \"value\": \"dark\" }"
    let high = "{ \"appearance\": \"contrast\", \"value\": \"high\" }"
    let system = color(
      [
        entry(components("255", "255", "255")), entry(components("0", "0", "0"), dark),
        entry(components("255", "0", "0"), high),
        entry(components("0", "255", "0"), "\(dark), \(high)"),
        entry(components("0", "0", "255"), idiom: "watch"),
      ].joined(separator: ","))
    #expect(
      Variant.allCases.map { system.color("C", $0) } == [
        "#FFFFFF", "#000000", "#FF0000", "#00FF00",
      ])
  }

  @Test("wide colors, linear ones and grays keep their spaces")
  func spaces() {
    let wide = color(
      entry("\"color-space\": \"display-p3\", \(components("1.000", "0.000", "0.000"))"))
    #expect(wide.color("C") == "color(display-p3 1 0 0)")
    let gray = color(
      entry(
        "\"color-space\": \"gray-gamma-22\", \"components\": { \"white\": \"0.500\", \"alpha\": \"0.5\" }"
      ))
    #expect(gray.tokens.first?.shown(in: .light)?.color.alpha == 0.5)
    #expect(
      gray.color("C")?.hasPrefix("rgb(127 127 127") == true
        || gray.color("C")?.hasPrefix("rgb(128") == true)
    let none = color(entry("\"color-space\": \"cmyk\", \(components("1", "0", "0"))"))
    #expect(none.reason("C") == "'cmyk' isn't a color space")
  }

  @Test("colors of the system follow their variants")
  func system() {
    let system = color(entry("\"platform\": \"ios\", \"reference\": \"systemBackgroundColor\""))
    #expect(system.color("C") == "#FFFFFF" && system.color("C", .dark) == "#000000")
  }

  @Test("folders give their names where they provide a namespace")
  func namespaces() {
    let colors = "{ \"colors\": [\(entry(components("255", "0", "0")))] }"
    let system = TokenCase([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Brand/Contents.json": "{ \"properties\": { \"provides-namespace\": true } }",
      "A.xcassets/Brand/Ink.colorset/Contents.json": colors,
      "A.xcassets/Plain/Contents.json": "{}",
      "A.xcassets/Plain/Paper.colorset/Contents.json": colors,
    ]).read("A.xcassets")
    #expect(system.paths.sorted() == ["Brand.Ink", "Paper"])
    #expect(
      TokenCase(["A.xcassets/Contents.json": "{}"]).read("A.xcassets").findings.map(\.id) == [
        "token-catalog"
      ])
  }
}
