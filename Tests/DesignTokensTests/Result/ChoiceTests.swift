import ColorScience
import Foundation
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Where the texts leave a choice, one is made")
struct ChoiceTests {
  private static func color(_ red: Int) -> String {
    "{ \"colorSpace\": \"srgb\", \"components\": [\(red), 0, 0] }"
  }

  @Test("a token over a token replaces it as a whole, what groups say is laid key over key")
  func layers() {
    let system = TokenCase([
      "a.json": """
      { "g": { "$type": "color", "$description": "Ours.", "a": { "$value": \(Self.color(1)) } },
        "t": { "$type": "color", "$value": \(Self.color(1)), "$description": "Old." },
        "u": { "$type": "color", "$value": \(Self.color(1)) } }
      """,
      "b.json": """
      { "g": { "$deprecated": true, "b": { "$value": \(Self.color(0)) } },
        "t": { "$type": "color", "$value": \(Self.color(0)) }, "u": { "$value": \(Self.color(0)) } }
      """,
    ]).read([.plain("a.json"), .plain("b.json")])
    #expect(system.color("g.a") == "#FF0000" && system.color("g.b") == "#000000")
    #expect(system.token("g.a")?.deprecation != nil)
    #expect(system.color("t") == "#000000" && system.token("t")?.description == nil)
    #expect(system.reason("u")?.hasPrefix("it has no type") == true)
  }

  @Test("older tokens without a type are colors if their text says so")
  func untyped() {
    let system = TokenCase(
      """
      { "a": { "value": "#ff0000" }, "b": { "value": "rgb(255, 0, 0)" }, "c": { "value": "red" },
        "d": { "value": "4px" }, "e": { "value": { "r": 1, "g": 0, "b": 0 } } }
      """
    ).read()
    #expect(system.paths == ["a", "b", "e"])
    #expect(system.skipped.map(\.path) == ["c", "d"])
  }

  @Test("of two tokens of one path the later counts")
  func duplicates() {
    let token = { (red: Int) in "{ \"$type\": \"color\", \"$value\": \(Self.color(red)) }" }
    let system = TokenCase("{ \"a.b\": \(token(0)), \"a\": { \"b\": \(token(1)) } }").read()
    #expect(system.color("a.b") == "#FF0000")
    #expect(system.findings.map(\.id) == ["duplicate-token"])
  }

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

  @Test("Rec. 2020 has a gamma of 2.4")
  func rec2020() throws {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": [0.5, 0.5, 0.5] } } }
      """
    ).read()
    let color = try #require(system.token("a")?.shown(in: .light)?.color)
    // The same gray by sRGB's own curve.
    let gray = 1.055 * pow(pow(0.5, 2.4), 1 / 2.4) - 0.055
    #expect(abs(color.srgb.x - gray) < 1e-9)
  }

  @Test("'$value' and '$ref' in one token are one value, or none")
  func twoValues() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": \(Self.color(1)) },
        "same": { "$type": "color", "$value": \(Self.color(1)), "$ref": "#/a" },
        "other": { "$type": "color", "$value": \(Self.color(0)), "$ref": "#/a" },
        "nothing": { "$type": "color", "$value": \(Self.color(0)), "$ref": "#/b" },
        "number": { "$type": "number", "$value": 1, "$ref": "#/b" } }
      """
    ).read()
    #expect(system.paths == ["a", "same"])
    #expect(system.reason("other") == "it has two values, '$value' and what '$ref' leads to")
    #expect(system.reason("nothing") != nil)
    #expect(system.kinds == ["value-and-pointer 4"])
    #expect(system.token("same")?.aliases.isEmpty == true)
  }

  @Test("a reference with the key of a value is read without it")
  func valueKeys() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": \(Self.color(1)) },
        "b": { "$value": "{a.$value}" }, "c": { "value": "{a.value}" } }
      """
    ).read()
    #expect(system.paths == ["a", "b", "c"])
    #expect(system.kinds.contains("value-suffix 2"))
  }

  @Test("an alias that leads nowhere and is no color is told to those only who ask for it")
  func quiet() {
    let system = TokenCase(
      """
      { "a": { "$type": "dimension", "$value": "{nope}" },
        "g": { "$type": "number", "b": { "$ref": "#/nope" } },
        "c": { "$type": "color", "$value": "{nope}" }, "d": { "$value": "{nope}" } }
      """
    ).read()
    #expect(system.unresolved.map(\.path) == ["a", "g.b", "c", "d"])
    #expect(system.unresolved.map(\.isDependent) == [true, true, false, false])
  }

  @Test(
    "names of the entry itself come before those that every entry has, with a key behind them or not"
  )
  func ownNames() {
    let token = { (red: Int) in "{ \"$type\": \"color\", \"$value\": \(Self.color(red)) }" }
    let system = TokenCase([
      "a.json": "{ \"ink\": { \"value\": \(token(0)) }, \"x\": \(token(0)) }",
      "b.json": """
      { "ink": \(token(1)), "x": { "inner": \(token(1)) },
        "b": { "$value": "{ink.value}" }, "c": { "$value": "{x}" } }
      """,
    ]).read([.plain("a.json"), .plain("b.json", under: "own")])
    #expect(system.color("own.b") == "#FF0000")
    #expect(system.color("own.c") == "#000000")
  }
}
