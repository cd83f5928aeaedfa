import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Colors are read in every space and shape")
struct ColorValueTests {
  private func system(_ value: String) -> TokenSystem {
    TokenCase("{ \"c\": { \"$type\": \"color\", \"$value\": \(value) } }").read()
  }

  @Test(
    "each of the 14 spaces is the same color as in CSS",
    arguments: [
      ("srgb", "0.2, 0.4, 0.6", "color(srgb 0.2 0.4 0.6)"),
      ("srgb-linear", "0.2, 0.4, 0.6", "color(srgb-linear 0.2 0.4 0.6)"),
      ("display-p3", "0.9, 0.1, 0.1", "color(display-p3 0.9 0.1 0.1)"),
      ("a98-rgb", "0.2, 0.4, 0.6", "color(a98-rgb 0.2 0.4 0.6)"),
      ("prophoto-rgb", "0.2, 0.4, 0.6", "color(prophoto-rgb 0.2 0.4 0.6)"),
      ("rec2020", "0.2, 0.4, 0.6", "color(rec2020 0.2 0.4 0.6)"),
      ("xyz-d65", "0.2, 0.3, 0.4", "color(xyz-d65 0.2 0.3 0.4)"),
      ("xyz-d50", "0.2, 0.3, 0.4", "color(xyz-d50 0.2 0.3 0.4)"),
      ("hsl", "210, 50, 40", "hsl(210 50% 40%)"), ("hwb", "210, 20, 40", "hwb(210 20% 40%)"),
      ("lab", "50, 20, -30", "lab(50 20 -30)"), ("lch", "50, 30, 210", "lch(50 30 210)"),
      ("oklab", "0.5, 0.05, -0.1", "oklab(0.5 0.05 -0.1)"),
      ("oklch", "0.5, 0.1, \"none\"", "oklch(0.5 0.1 none)"),
    ])
  func spaces(space: String, components: String, css: String) throws {
    let system = system("{ \"colorSpace\": \"\(space)\", \"components\": [\(components)] }")
    let token = try #require(system.tokens.first)
    guard case .color(let expected) = try parseColor(Array(css.utf8)[...]).expression else {
      Issue.record("\(css) is no literal")
      return
    }
    let shown = try #require(token.shown(in: .light)).color
    let wanted = resolved(expected).color
    #expect(shown.colorSpace == wanted.colorSpace)
    #expect((shown.components - wanted.components).max() < 1e-12)
    #expect((wanted.components - shown.components).max() < 1e-12)
    #expect(system.deviations.isEmpty)
  }

  @Test(
    "what the standard refuses has no value, and the reason says why",
    arguments: [
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1.1, 0, 0] }",
        "component 1 of 'srgb' is 0 to 1"
      ),
      (
        "{ \"colorSpace\": \"hsl\", \"components\": [360, 0, 0] }",
        "component 1 of 'hsl' is 0 to less than 360"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, 0] }",
        "'components' has three numbers; this has 2"
      ),
      (
        "{ \"colorSpace\": \"xyz\", \"components\": [0, 0, 0] }",
        "'xyz' isn't a color space; did you mean 'xyz-d65'?"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, \"x\", 0] }",
        "a component is a number or \"none\""
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, 1e999, 0] }",
        "a component is a number or \"none\""
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 2 }",
        "alpha is a number from 0 to 1"
      ),
      ("12", "'12' isn't a color"), ("[1, 0, 0]", "it is a list, not a color"),
      ("\"\"", "it is empty"), ("{}", "it is an object without 'colorSpace' and 'components'"),
    ])
  func refused(value: String, reason: String) {
    let system = system(value)
    #expect(system.tokens.isEmpty)
    #expect(system.reason("c") == reason)
  }

  @Test(
    "what is meant is read and named",
    arguments: [
      ("\"#f00\"", "#FF0000", "text-color 1"), ("\"#0000000a\"", "#0000000A", "text-color 1"),
      ("\"rgba(255, 0, 0, 0.5)\"", "rgb(255 0 0 / 0.5)", "text-color 1"),
      ("{ \"r\": 1, \"g\": 0, \"b\": 0, \"a\": 1 }", "#FF0000", "components-object 1"),
      ("{ \"space\": \"srgb\", \"channels\": [1, 0, 0] }", "#FF0000", "channels 2"),
      ("{ \"colorSpace\": \"srgb\", \"hex\": \"#ff0000\" }", "#FF0000", "missing-components 1"),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"hex\": \"#f00\" }", "#FF0000",
        "hex-digits 1"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"hex\": \"#00ff00\" }", "#FF0000",
        "hex-mismatch 1"
      ),
      (
        "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0], \"note\": \"x\" }", "#FF0000",
        "unknown-key 1"
      ),
    ])
  func meant(value: String, color: String, kind: String) {
    let system = system(value)
    #expect(system.color("c") == color)
    #expect(system.kinds == [kind])
  }

  @Test("an alpha beside an alias replaces that of its target")
  func siblingAlpha() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value":
          { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } },
        "o": { "$type": "number", "$value": 0.25 },
        "b": { "$value": "{a}", "alpha": 0.2 },
        "c": { "$type": "color", "$value": { "components": "{a}", "alpha": "{o}" } } }
      """
    ).read()
    #expect(system.color("b") == "#00000033")
    #expect(system.color("c") == "rgb(0 0 0 / 0.25)")
    #expect(system.kinds == ["sibling-alpha 1", "composed-color 1"])
  }
}
