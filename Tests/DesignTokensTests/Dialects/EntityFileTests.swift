import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Files of entities")
struct EntityFileTests {
  @Test("entities by their whole names")
  func entities() {
    let system = TokenCase(
      """
      { "entities": [
        { "class": "token", "type": "color", "id": "md.ref.a", "value": "#410e0bff" },
        { "class": "token", "type": "color", "id": "md.ref.a.light", "value": "{md.ref.a}" }] }
      """
    ).read()
    #expect(system.paths == ["md.ref.a", "md.ref.a.light"])
    #expect(system.color("md.ref.a.light") == "#410E0B")
  }
}
