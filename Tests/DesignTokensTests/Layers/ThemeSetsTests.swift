import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Sets of tokens, and themes that choose among them")
struct ThemeSetsTests {
  @Test("sets in one file, and themes that choose among files")
  func sets() {
    let whole = TokenCase(
      """
      { "core": { "ink": { "value": "#000000", "type": "color" } },
        "light": { "bg": { "value": "#ffffff", "type": "color" } },
        "dark": { "bg": { "value": "{ink}", "type": "color" } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["core", "light", "dark"] } }
      """
    ).read()
    #expect(whole.color("bg") == "#FFFFFF" && whole.color("bg", .dark) == "#000000")
    let files = [
      "t/$themes.json": """
      [{ "name": "Day", "group": "Mode", "selectedTokenSets": { "core": "source", "day": "enabled" } },
       { "name": "Night", "group": "Mode", "selectedTokenSets": { "core": "source", "night": "enabled" } }]
      """,
      "t/$metadata.json": "{ \"tokenSetOrder\": [\"core\", \"day\", \"night\"] }",
      "t/core.json": "{ \"ink\": { \"$value\": \"#000000\", \"$type\": \"color\" } }",
      "t/day.json": "{ \"bg\": { \"$value\": \"#ffffff\", \"$type\": \"color\" } }",
      "t/night.json": "{ \"bg\": { \"$value\": \"{ink}\", \"$type\": \"color\" } }",
    ]
    let chosen = TokenCase(files).read([
      .modes("t/$themes.json", [.light: "Day", .dark: "Night"], .themes)
    ])
    #expect(chosen.color("bg") == "#FFFFFF" && chosen.color("bg", .dark) == "#000000")
    let wrong = TokenCase(files).read([.modes("t/$themes.json", [.light: "Dya"], .themes)])
    #expect(wrong.findings.map(\.message) == ["no theme 'Dya'; did you mean 'Day'?"])
  }

  @Test("sets of one token with values are modes, sets of tokens are a group")
  func modesAndGroups() {
    let modes = TokenCase(
      "{ \"c\": { \"sets\": { \"light\": { \"value\": \"#ff0000\" }, \"dark\": { \"value\": \"#00ff00\" } } } }"
    ).read()
    #expect(modes.color("c") == "#FF0000" && modes.color("c", .dark) == "#00FF00")
    let group = TokenCase(
      """
      { "c": { "sets": { "light": { "value": "#ff0000", "type": "color" } },
          "more": { "value": "#00ff00", "type": "color" } } }
      """
    ).read()
    #expect(group.paths == ["c.sets.light", "c.more"])
  }
}
