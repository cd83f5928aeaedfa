import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Groups and tokens are read from their keys")
struct TokenReaderTests {
  @Test("a token is what has a value, a group what has none")
  func tokensAndGroups() {
    let system = TokenCase(
      """
      { "color": { "$type": "color", "$description": "All",
          "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
          "empty": {} },
        "space": { "$type": "dimension", "small": { "$value": { "value": 4, "unit": "px" } } } }
      """
    ).read()
    #expect(system.paths == ["color.red"])
    #expect(system.color("color.red") == "#FF0000")
    #expect(system.skipped.map(\.path) == ["space.small"])
    #expect(system.skipped.map(\.type) == ["dimension"])
    #expect(system.deviations.isEmpty && system.unresolved.isEmpty && system.findings.isEmpty)
  }

  @Test("the type comes from the token, its reference, then the nearest group")
  func types() {
    let system = TokenCase(
      """
      { "n": { "$type": "number", "one": { "$value": 1 },
          "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "alias": { "$value": "{n.c}" } },
        "untyped": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }
      """
    ).read()
    #expect(system.paths == ["n.c", "n.alias"])
    #expect(system.reason("untyped") == "it has no type; write '\"$type\": \"color\"'")
    #expect(system.kinds == ["untyped-color 1"])
  }

  @Test("$root is a token of its group and keeps its name in paths")
  func root() {
    let system = TokenCase(
      """
      { "accent": { "$type": "color",
          "$root": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
          "soft": { "$value": "{accent.$root}" } },
        "bad": { "$type": "color", "$value": "{accent}" } }
      """
    ).read()
    #expect(system.paths == ["accent.$root", "accent.soft"])
    #expect(system.color("accent.soft") == "#0000FF")
    #expect(
      system.reason("bad") == "it refers to 'accent', a group; a reference names a token")
  }

  @Test("deprecation comes from the group unless the token cancels it")
  func deprecation() {
    let system = TokenCase(
      """
      { "old": { "$type": "color", "$deprecated": "use {new}",
          "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "b": { "$deprecated": false,
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "c": { "$deprecated": true, "$description": "Was c.", "$value": "{old.a}" } } }
      """
    ).read()
    let deprecations = system.tokens.map(\.deprecation)
    #expect(deprecations[0]?.message == "use {new}" && deprecations[0]?.replacement == "new")
    #expect(deprecations[1] == nil)
    #expect(deprecations[2]?.message == nil && deprecations[2]?.replacement == "old.a")
    #expect(system.tokens[2].description == "Was c.")
  }

  @Test("names that the standard forbids are read under their text and told once")
  func names() {
    let system = TokenCase(
      """
      { "a.b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "c": { "$type": "color", "$value": "{a.b}" }, "$d": { "$value": 1 }, "": { "$value": 1 } }
      """
    ).read()
    #expect(system.color("c") == "#FFFFFF")
    #expect(system.kinds == ["token-name 2", "unknown-key 1"])
  }

  @Test("a token with tokens within it is told, and so is one declared twice")
  func contradictions() {
    let system = TokenCase(
      """
      { "a": { "$type": "number", "$value": 1, "b": { "$type": "number", "$value": 2 } },
        "c": { "$type": "number", "$value": 1 }, "c": { "$type": "number", "$value": 2 } }
      """
    ).read()
    #expect(
      system.findings.map(\.id).sorted() == ["duplicate-key", "duplicate-token", "token-and-group"])
    #expect(
      system.findings.first { $0.id == "token-and-group" }?.message
        == "a token with '$value' holds 'b', left out; write '$root' for the token")
    #expect(system.findings.allSatisfy { $0.severity == .warning })
    #expect(system.kinds == ["token-within-token 1"])
    #expect(system.skipped.map(\.path) == ["a", "c"])
  }

  @Test("keys that mean nothing are counted once for a file")
  func unknownKeys() {
    let system = TokenCase(
      """
      { "g": { "$foo": 1 },
        "t": { "$type": "number", "$value": 1, "$bar": 2, "baz": 3 }, "text": "x" }
      """
    ).read()
    #expect(system.kinds == ["unknown-key 4"])
    #expect(system.deviations.first?.message.hasPrefix("'$foo' is unknown") == true)
  }
}
