import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Files of variables")
struct VariableFileTests {
  @Test("variables with values by the identifiers of modes")
  func variables() {
    let system = TokenCase(
      """
      { "name": "Colors", "modes": { "1:0": "Light", "1:1": "Dark" }, "variables": [
        { "id": "v1", "name": "text / primary", "type": "COLOR", "valuesByMode": {
            "1:0": { "r": 0, "g": 0, "b": 0, "a": 1 }, "1:1": { "r": 1, "g": 1, "b": 1, "a": 1 } } },
        { "id": "v2", "name": "text/alias", "type": "COLOR", "valuesByMode": {
            "1:0": { "type": "VARIABLE_ALIAS", "id": "v1" }, "1:1": { "type": "VARIABLE_ALIAS", "id": "v1" } } }] }
      """
    ).read()
    #expect(system.paths == ["text.primary", "text.alias"])
    #expect(system.color("text.alias", .dark) == "#FFFFFF")
  }
}
