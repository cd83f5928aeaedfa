import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Changes of colors by 'modify' have their arithmetic")
struct ModifierKindTests {
  private func color(_ value: String, _ modify: String) -> String? {
    TokenCase(
      """
      { "third": { "value": 0.25, "type": "number" }, "blue": { "value": "#0000ff", "type": "color" },
        "c": { "value": "\(value)", "type": "color",
          "$extensions": { "studio.tokens": { "modify": \(modify) } } } }
      """
    ).read().color("c")
  }

  @Test(
    "each change in the space that it names",
    arguments: [
      ("#000000", "{ \"type\": \"lighten\", \"value\": \"0.2\", \"space\": \"srgb\" }", "#333333"),
      ("#ffffff", "{ \"type\": \"darken\", \"value\": 0.2, \"space\": \"srgb\" }", "#CCCCCC"),
      ("#ff0000", "{ \"type\": \"darken\", \"value\": 0.5, \"space\": \"hsl\" }", "#800000"),
      ("#ff0000", "{ \"type\": \"lighten\", \"value\": 0.5, \"space\": \"hsl\" }", "#FF8080"),
      ("#ff0000", "{ \"type\": \"lighten\", \"value\": 1, \"space\": \"lch\" }", "#FFFFFF"),
      ("#ff0000", "{ \"type\": \"alpha\", \"value\": 0.2, \"space\": \"srgb\" }", "#FF000033"),
      (
        "#ff0000", "{ \"type\": \"mix\", \"value\": \"{third} * (1 + 1)\", \"color\": \"{blue}\" }",
        "#800080"
      ),
    ])
  func changes(value: String, modify: String, expected: String) {
    #expect(color(value, modify) == expected)
  }

  @Test("a change in HSL of a color out of sRGB is shown as wide as it is")
  func wide() throws {
    // By hand: LCH (72.8797 55.8961 312.0653), then HSL (277.2028 1.01962 0.209300).
    let system = TokenCase(
      """
      {
        "a": { "$type": "color", "$value": "#A41EFC", "$extensions": { "studio.tokens": {
          "modify": { "type": "lighten", "value": 0.5, "space": "lch" } } } },
        "b": { "$type": "color", "$value": "{a}", "$extensions": { "studio.tokens": {
          "modify": { "type": "darken", "value": 0.74, "space": "hsl" } } } }
      }
      """
    ).read()
    let color = try #require(system.token("b")?.shown(in: .light)?.color)
    #expect(color.colorSpace == .displayP3)
    let expected = SIMD3(0.2357085500, 0.0197020158, 0.4057009957)
    #expect((color.components - expected).max() < 1e-6)
    #expect((expected - color.components).max() < 1e-6)
  }

  @Test(
    "a gray stays one through every space", arguments: ["#ffffff", "#000000", "#808080"],
    ["lighten", "darken"])
  func grays(gray: String, way: String) throws {
    let modify = { (way: String, space: String) in
      "\"$extensions\": { \"studio.tokens\": { \"modify\": { \"type\": \"\(way)\", \"value\": 0.5, "
        + "\"space\": \"\(space)\" } } }"
    }
    for first in ["lch", "p3", "srgb", "hsl"] {
      let system = TokenCase(
        """
        { "a": { "$type": "color", "$value": "\(gray)", \(modify(way, first)) },
          "b": { "$value": "{a}", \(modify("darken", "hsl")) } }
        """
      ).read()
      let before = try #require(system.token("a")?.shown(in: .light)?.color.srgb)
      let after = try #require(system.token("b")?.shown(in: .light)?.color.srgb)
      #expect(abs(after.max() - before.max() / 2) < 1e-6 && after.max() - after.min() < 1e-6)
    }
  }

  @Test("a change that is none leaves the token without a value")
  func mistakes() {
    #expect(color("#fff", "{ \"type\": \"blend\", \"value\": 1 }") == nil)
    #expect(color("#fff", "{ \"type\": \"alpha\", \"value\": \"1 +\" }") == nil)
    #expect(color("#fff", "{ \"type\": \"mix\", \"value\": 0.5, \"color\": \"{c}\" }") == nil)
    #expect(color("#fff", "{ \"type\": \"alpha\", \"value\": 0.5, \"space\": \"cmyk\" }") == nil)
  }
}
