import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Keys of a mapping that may be a token")
struct FoundFieldsTests {
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

  @Test(
    "a group may be called 'value', and nothing in it or beside it is lost",
    arguments: [
      ("{ \"a\": { \"b\": TOKEN } }", ["c.value.a.b", "c.y"]),
      (
        "{ \"a\": { \"b\": { \"d\": TOKEN } }, \"e\": TOKEN }",
        ["c.value.a.b.d", "c.value.e", "c.y"]
      ),
      ("{ \"$ref\": \"#/c/y\" }", ["c.value", "c.y"]),
      ("{ \"$extends\": \"{base}\" }", ["c.value.ink", "c.y"]),
      ("{ \"$type\": \"color\", \"a\": { \"$value\": \"{c.y}\" } }", ["c.value.a", "c.y"]),
      ("{}", ["c.y"]),
      ("{ \"value\": { \"r\": 1, \"g\": 0, \"b\": 0 }, \"type\": \"color\" }", ["c.value", "c.y"]),
      ("{ \"a\": {} }", ["c.y"]),
      ("TOKEN", ["c.value", "c.y"]),
    ])
  func value(written: String, paths: [String]) {
    let value = written.replacing("TOKEN", with: TokenText.token(1))
    let system = TokenCase(
      "{ \"base\": { \"ink\": \(TokenText.token(1)) }, \"c\": { \"value\": \(value), \"y\": \(TokenText.token(1)) } }"
    ).read()
    #expect(Set(system.paths.filter { $0.hasPrefix("c") }) == Set(paths))
    #expect(system.unresolved.isEmpty && system.findings.isEmpty)
  }

  @Test(
    "what older files write as a value is none of a group",
    arguments: [
      ("{ \"r\": 1, \"g\": 0, \"b\": 0 }", ["c"]),
      ("{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0] }", ["c"]),
      ("{ \"type\": \"alpha\", \"value\": 0.5 }", []),
      ("{ \"fontSize\": \"4px\", \"shadow\": { \"x\": 1 } }", []),
    ])
  func olderValues(value: String, paths: [String]) {
    let system = TokenCase(
      "{ \"c\": { \"value\": \(value), \"type\": \"color\" } }"
    ).read()
    #expect(system.paths == paths)
    #expect(system.paths + system.skipped.map(\.path) + system.unresolved.map(\.path) == ["c"])
  }

  @Test("a group has a type by the standard's key only")
  func groupTypes() {
    let system = TokenCase(
      """
      { "a": { "type": "color", "ink": { "$value": \(TokenText.color(1)) }, "older": { "value": "#ff0000" } },
        "b": { "$type": "color", "type": "number", "ink": { "$value": \(TokenText.color(1)) } } }
      """
    ).read()
    #expect(system.paths == ["a.older", "b.ink"])
    #expect(system.kinds.contains("unknown-key 2"))
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
}
