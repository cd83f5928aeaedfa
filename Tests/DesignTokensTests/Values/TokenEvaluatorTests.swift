import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Values of tokens")
struct TokenEvaluatorTests {
  @Test("'$value' and '$ref' in one token are one value, or none")
  func twoValues() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": \(TokenText.color(1)) },
        "same": { "$type": "color", "$value": \(TokenText.color(1)), "$ref": "#/a" },
        "other": { "$type": "color", "$value": \(TokenText.color(0)), "$ref": "#/a" },
        "nothing": { "$type": "color", "$value": \(TokenText.color(0)), "$ref": "#/b" },
        "number": { "$type": "number", "$value": 1, "$ref": "#/b" } }
      """
    ).read()
    #expect(system.paths == ["a", "same"])
    #expect(system.reason("other") == "it has two values, '$value' and what '$ref' leads to")
    #expect(system.reason("nothing") != nil)
    #expect(system.kinds == ["value-and-pointer 4"])
    #expect(system.token("same")?.aliases.isEmpty == true)
  }

  @Test("'modify' takes arithmetic that other tokens hold")
  func modify() {
    let system = TokenCase(
      """
      { "sum": { "value": "0.25 + 0.25", "type": "number" },
        "half": { "value": "{sum}", "type": "number" },
        "more": { "value": "{sum} * 2 - {half}", "type": "number" },
        "gap": { "value": "{space} * 2", "type": "dimension" },
        "loop": { "value": "{pool} * 2", "type": "number" },
        "pool": { "value": "{loop} * 2", "type": "number" },
        "c": { "value": "#000000", "type": "color" },
        "d": { "value": "{c}", "type": "color", "$extensions": { "studio.tokens": {
          "modify": { "type": "lighten", "space": "srgb", "value": "{sum}" } } } },
        "e": { "value": "{c}", "type": "color", "$extensions": { "studio.tokens": {
          "modify": { "type": "alpha", "value": "{more}" } } } },
        "f": { "value": "rgba({c}, {half})", "type": "color" } }
      """
    ).read()
    #expect(system.tokens.first { $0.path == "d" }?.shown(in: .light)?.color.red == 0.5)
    #expect(system.tokens.first { $0.path == "e" }?.shown(in: .light)?.color.alpha == 0.5)
    #expect(system.tokens.first { $0.path == "f" }?.shown(in: .light)?.color.alpha == 0.5)
    // What is no color is told only where the theme asks for it.
    #expect(system.skipped.map(\.path).contains("gap"))
  }
}
