import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Objects that are colors")
struct TokenEvaluatorObjectsTests {
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
