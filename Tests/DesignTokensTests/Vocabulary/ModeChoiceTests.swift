import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Modes of values, and which of them a variant takes")
struct ModeChoiceTests {
  @Test(
    "modes of every tool are read",
    arguments: [
      "\"mode\": MODES", "\"modes\": MODES", "\"com.figma.modes\": MODES",
      "\"com.figma\": { \"modes\": MODES }", "\"com.figma\": { \"mode\": MODES }",
      "\"carbon.themes\": MODES",
    ])
  func modes(written: String) {
    let modes = "{ \"light\": \"#000000\", \"dark\": \"#ff0000\" }"
    let system = TokenCase(
      "{ \"a\": { \"$type\": \"color\", \"$extensions\": { \(written.replacing("MODES", with: modes)) } } }"
    ).read()
    #expect(system.color("a") == "#000000" && system.color("a", .dark) == "#FF0000")
  }

  @Test(
    "modes called like a variant are that variant's",
    arguments: [
      ("Dark", Variant.dark), ("dark-hc", .darkHighContrast),
      ("dark high contrast", .darkHighContrast),
      ("Light HC", .lightHighContrast), ("lightHighContrast", .lightHighContrast),
    ])
  func modeNames(name: String, variant: Variant) {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$extensions": { "mode": { "light": "#000000", "\(name)": "#ff0000" } } } }
      """
    ).read()
    #expect(system.color("a", variant) == "#FF0000" && system.color("a") == "#000000")
  }

  @Test("modes are taken by the names of variants, or by those that the entry says")
  func chosenModes() {
    let text = """
      { "a": { "$type": "color", "$value": \(TokenText.black),
          "$extensions": { "mode": { "Light": \(TokenText.black), "dark-hc": "#ff0000", "Dark": \(TokenText.white) } } },
        "b": { "value": "{a}" },
        "c": { "sets": { "light": { "value": "#111111" }, "dark": { "value": "#eeeeee" } } } }
      """
    let plain = TokenCase(text).read()
    #expect(plain.color("b") == "#000000" && plain.color("b", .dark) == "#FFFFFF")
    #expect(plain.color("b", .darkHighContrast) == "#FF0000")
    #expect(plain.color("c", .dark) == "#EEEEEE")
    let chosen = TokenCase(text).read([.modes("tokens.json", [.light: "Dark", .dark: "Light"])])
    #expect(chosen.color("a") == "#FFFFFF" && chosen.color("a", .dark) == "#000000")
    #expect(chosen.color("c") == "#EEEEEE")
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

  @Test("a token with values by theme may have members")
  func carbonMembers() {
    let themes = { (color: String) in
      "\"$type\": \"color\", \"$extensions\": { \"carbon.themes\": { \"white\": \"\(color)\" } }"
    }
    let system = TokenCase(
      """
      { "background": { \(themes("#ff0000")),
          "active": { \(themes("#00ff00")) }, "hover": { "$value": "#0000ff" } },
        "border": { \(themes("#ff0000")), "sets": { \(themes("#00ff00")) } },
        "layer": { \(themes("#ff0000")), "value": { \(themes("#00ff00")) } },
        "ai": { "aura": { "start": { \(themes("#ff0000")), "sm": { \(themes("#00ff00")) } } } },
        "more": { "$extends": "{ai}" } }
      """
    ).read([.modes("tokens.json", [.light: "white"])])
    #expect(
      system.paths == [
        "background", "background.active", "background.hover", "border", "border.sets", "layer",
        "layer.value",
        "ai.aura.start", "ai.aura.start.sm",
        "more.aura.start", "more.aura.start.sm",
      ])
    #expect(
      system.color("background") == "#FF0000" && system.color("background.hover") == "#0000FF")
    #expect(system.color("more.aura.start.sm") == "#00FF00")
    #expect(system.findings.isEmpty && system.unresolved.isEmpty)
  }

  @Test("the first name that is asked for has the first place")
  func ranks() {
    let choice = ModeChoice(names: ["dark", "night", "dark"])
    #expect(
      choice.rank(of: "dark") == 0 && choice.rank(of: "night") == 1 && choice.rank(of: "day") == nil
    )
    #expect(
      ModeChoice.normalized("Dark - HC (2)") == "darkhc2"
        && ModeChoice.normalized("Größe") == "größe")
  }
}
