import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("References lead to values, or say why not")
struct ReferenceTests {
  private static let red = """
    { "colorSpace": "srgb", "components": [1, 0, 0] }
    """

  @Test("a pointer stands for a token, its value, a component or an alpha")
  func pointers() {
    let system = TokenCase(
      """
      { "a~b": { "x/y": { "$type": "color", "$value": \(Self.red) } },
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
        "c": { "$type": "color", "$value": \(Self.red) },
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
      "{ \"t0\": { \"$type\": \"color\", \"$value\": \(Self.red) }, \(links.joined(separator: ",")) }"
    ).read()
    #expect(system.tokens.count == count + 1)
    #expect(system.color("t\(count)") == "#FF0000")
    #expect(system.tokens.last?.aliases.count == 16)
  }
}
