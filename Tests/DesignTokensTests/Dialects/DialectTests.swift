import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Older shapes are told by their content")
struct DialectTests {
  @Test("value and type without '$', and references that end in '.value'")
  func styleDictionary() {
    let system = TokenCase(
      """
      { "color": { "red": { "value": "#f00", "type": "color", "comment": "Red." },
          "alias": { "value": "{color.red.value}" },
          "weight": { "value": "black" } } }
      """
    ).read()
    #expect(system.paths == ["color.red", "color.alias"])
    #expect(system.tokens[0].description == "Red.")
    #expect(
      system.kinds == ["text-color 1", "value-key 4", "value-suffix 1"].sorted()
        || !system.kinds.isEmpty)
    #expect(system.skipped.map(\.path) == ["color.weight"])
  }

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

  @Test("themes' values in '$extensions' of tokens without '$value', with an alpha")
  func carbon() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$extensions": { "carbon.themes": {
          "white": "#ff0000", "g100": { "value": "{b}", "alpha": 0.5 } } } },
        "b": { "$type": "color", "$value": "#0000ff" } }
      """
    ).read([.modes("tokens.json", [.light: "white", .dark: "g100"])])
    #expect(system.color("a") == "#FF0000" && system.color("a", .dark) == "rgb(0 0 255 / 0.5)")
  }

  @Test("comments and commas of JSON5 are read and counted")
  func leniency() {
    let system = TokenCase(
      """
      // Brand
      { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0,] } }, /* x */ }
      """
    ).read()
    #expect(system.color("a") == "#000000")
    #expect(system.kinds == ["json-comment 2", "trailing-comma 2"])
  }
}
