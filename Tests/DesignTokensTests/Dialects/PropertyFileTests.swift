import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Files of properties")
struct PropertyFileTests {
  @Test("properties with aliases, imports and declared pairs")
  func properties() {
    let system = TokenCase([
      "text.yml": """
      global: { type: color }
      imports: [base.yml]
      props:
        text: { value: "{!ink}", text_contrast_pairing: [paper] }
        paper: { value: "#ffffff" }
      """,
      "base.yml": "aliases:\n  ink: \"#111111\"\n  size: 4px\n",
    ]).read("text.yml")
    #expect(system.color("text") == "#111111" && system.color("ink") == "#111111")
    #expect(
      system.pairs.map { "\($0.foreground) \($0.background) \($0.isText)" } == ["text paper true"])
    #expect(system.sources.map(\.path) == ["text.yml", "base.yml"])
  }

  @Test("an alias with an exclamation mark is read within a text too")
  func foreignAliases() {
    let system = TokenCase(
      """
      { "props": { "veil": { "value": "rgba({!ink}, 0.5)", "type": "color" } },
        "aliases": { "ink": "#ff0000" } }
      """
    ).read()
    #expect(system.color("veil") == "rgb(255 0 0 / 0.5)")
    #expect(system.kinds.contains("foreign-alias 1"))
  }
}
