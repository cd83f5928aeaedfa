import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("References lead to values, or say why not")
struct TokenEvaluatorReferencesTests {
  /// The text that a finding's place covers.
  private func text(_ range: SourceRange?, in system: TokenSystem) -> String? {
    guard let range else { return nil }
    let bytes = system.sources[Int(range.file)].bytes
    return String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  @Test("a pointer stands for a token, its value, a component or an alpha")
  func pointers() {
    let system = TokenCase(
      """
      { "a~b": { "x/y": { "$type": "color", "$value": \(TokenText.color(1)) } },
        "whole": { "$ref": "#/a~0b/x~1y" },
        "token": { "$ref": "#/a~0b/x~1y/$value", "$type": "color" },
        "value": { "$type": "color", "$value": { "$ref": "#/a~0b/x~1y/$value" } },
        "part": { "$type": "color", "$value": { "colorSpace": "srgb",
          "components": [0, { "$ref": "#/whole/$value/components/0" }, 0],
          "alpha": { "$ref": "#/half/$value" } } },
        "half": { "$type": "number", "$value": 0.5 },
        "percent": { "$ref": "#/a~0b%2Fx~1y" } }
      """
    ).read()
    #expect(system.color("whole") == "#FF0000" && system.color("token") == "#FF0000")
    #expect(system.color("value") == "#FF0000" && system.color("percent") == "#FF0000")
    #expect(system.reason("part") != nil || system.color("part") == "rgb(0 255 0 / 0.5)")
    #expect(system.tokens.first { $0.path == "whole" }?.aliases.map(\.path) == ["a~b.x/y"])
  }

  @Test("a cycle names its tokens, and who refers to it has no value either")
  func cycles() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": "{b}" }, "b": { "$value": "{c}" },
        "c": { "$value": "{a}" }, "d": { "$value": "{a}" }, "e": { "$ref": "#/e" } }
      """
    ).read()
    #expect(system.tokens.isEmpty)
    #expect(system.reason("a") == "it refers to itself: a → b → c → a")
    #expect(system.reason("b") == "it is part of a cycle: a → b → c → a")
    #expect(system.reason("d") == "it refers to 'a', which has no value")
    #expect(system.reason("e") == "it refers to itself: e → e")
    #expect(system.unresolved.map(\.isDependent) == [false, true, true, true, false])
  }

  @Test("a name that is none, one with blanks and one of another type have no value")
  func mistakes() {
    let system = TokenCase(
      """
      { "n": { "$type": "number", "$value": 1 },
        "c": { "$type": "color", "$value": \(TokenText.color(1)) },
        "nothing": { "$type": "color", "$value": "{nope}" },
        "padded": { "$type": "color", "$value": "{ c }" },
        "number": { "$type": "color", "$value": "{n}" },
        "color": { "$type": "number", "$value": "{c}" } }
      """
    ).read()
    #expect(system.paths == ["c"])
    #expect(system.reason("nothing") == "it refers to 'nope', which isn't a token")
    #expect(system.reason("padded") == "it refers to ' c '; write '{c}'")
    #expect(system.reason("number") == "its type is 'color', but it refers to 'n', a 'number'")
    #expect(system.reason("color") == "its type is 'number', but it refers to 'c', a color")
  }

  @Test("100,000 aliases in a chain lead to their color", .timeLimit(.minutes(2)))
  func longChain() {
    let count = 100_000
    let links = (1...count).map { "\"t\($0)\": { \"$value\": \"{t\($0 - 1)}\" }" }
    let system = TokenCase(
      "{ \"t0\": { \"$type\": \"color\", \"$value\": \(TokenText.color(1)) }, \(links.joined(separator: ",")) }"
    ).read()
    #expect(system.tokens.count == count + 1)
    #expect(system.color("t\(count)") == "#FF0000")
    #expect(system.tokens.last?.aliases.count == 16)
  }

  @Test("a pointer to what is no color is told at the pointer, and where it leads")
  func noColor() {
    let system = TokenCase([
      "a.json":
        "{ \"x\": { \"$type\": \"dimension\", \"$value\": { \"value\": 4, \"unit\": \"px\" } } }",
      "b.json": """
      { "y": { "$type": "color", "$value": { "$ref": "#/x/$value/unit" } },
        "z": { "$type": "color", "$value": {
          "colorSpace": "srgb", "components": { "$ref": "#/x/$value/unit" } } } }
      """,
    ]).read([.plain("a.json"), .plain("b.json")])
    for path in ["y", "z"] {
      let found = system.unresolved.first { $0.path == path }
      #expect(text(found?.range, in: system) == "\"#/x/$value/unit\"")
      #expect(found?.range.file == 1)
      #expect(found?.notes.map { text($0.range, in: system) } == ["\"px\""])
      #expect(found?.notes.first?.range.file == 0)
    }
  }

  @Test(
    "an index of an array is written as the standard of pointers has it",
    arguments: ["01", "+0", "-0", "0 "])
  func indices(index: String) {
    let color = "{ \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"
    let part = { (index: String) in
      TokenCase(
        """
        { "a": { "$type": "color", "$value": \(color) },
          "b": { "$type": "color", "$value": { "colorSpace": "srgb",
            "components": [{ "$ref": "#/a/$value/components/\(index)" }, 0, 0] } } }
        """
      ).read()
    }
    #expect(part("0").color("b") == "#FF0000")
    #expect(part(index).color("b") == nil)
    let resolver = { (index: String) in
      TokenCase([
        "r.json": """
        { "version": "2025.10", "$defs": { "list": [{ "a": { "$type": "color", "$value": \(color) } }] },
          "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "#/$defs/list/\(index)" }] }] }
        """
      ]).read("r.json")
    }
    #expect(resolver("0").paths == ["a"])
    #expect(resolver(index).paths == [])
    #expect(resolver(index).findings.map(\.message) == ["it leads nowhere"])
  }

  @Test("a reference with the key of a value is read without it")
  func valueKeys() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "$value": \(TokenText.color(1)) },
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
    let token = { (red: Int) in "{ \"$type\": \"color\", \"$value\": \(TokenText.color(red)) }" }
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
