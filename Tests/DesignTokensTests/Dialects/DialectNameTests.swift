import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Keys of one dialect are names in the others")
struct DialectNameTests {
  private static let red = "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0] }"
  private static let token = "{ \"$type\": \"color\", \"$value\": \(red) }"

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
    let value = written.replacing("TOKEN", with: Self.token)
    let system = TokenCase(
      "{ \"base\": { \"ink\": \(Self.token) }, \"c\": { \"value\": \(value), \"y\": \(Self.token) } }"
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

  @Test(
    "every key that means something somewhere is a name of a group and of a token",
    arguments: TokenWord.vocabulary.filter { !$0.hasPrefix("$") && !$0.contains(".") })
  func everyKey(name: String) {
    let system = TokenCase(
      """
      { "\(name)": { "ink": \(Self.token), "\(name)": { "\(name)": \(Self.token) } },
        "one": { "\(name)": \(Self.token), "other": { "$value": "{one.\(name)}" } },
        "two": { "other": \(Self.token), "\(name)": { "deep": { "er": \(Self.token) } } } }
      """
    ).read()
    #expect(
      Set(system.paths) == [
        "\(name).ink", "\(name).\(name).\(name)", "one.\(name)", "one.other", "two.other",
        "two.\(name).deep.er",
      ])
    #expect(system.deviations.isEmpty && system.findings.isEmpty && system.unresolved.isEmpty)
  }

  @Test(
    "a file is another dialect's by what its members are, not by their names",
    arguments: [
      (["aliases"], ["aliases.ink"]), (["props"], ["props.ink"]),
      (
        ["props", "aliases", "global", "imports", "meta"],
        [
          "props.ink", "aliases.ink", "global.ink", "imports.ink", "meta.ink",
        ]
      ), (["entities"], ["entities.ink"]),
      (["variables", "modes"], ["variables.ink", "modes.ink"]),
      (["version", "sets"], ["version.ink", "sets.ink"]),
      (["version", "modifiers"], ["version.ink", "modifiers.ink"]),
      (["resolutionOrder"], ["resolutionOrder.ink"]),
      (
        ["resolutionOrder", "version", "sets", "modifiers"],
        [
          "resolutionOrder.ink", "version.ink", "sets.ink", "modifiers.ink",
        ]
      ),
    ])
  func shapes(names: [String], paths: [String]) {
    let groups = names.map { "\"\($0)\": { \"ink\": \(Self.token) }" }
    let system = TokenCase("{ \(groups.joined(separator: ", ")) }").read()
    #expect(system.paths == paths)
    #expect(system.deviations.isEmpty && system.findings.isEmpty)
  }

  @Test("files of other dialects are still told by their members")
  func dialects() {
    let theo = TokenCase(
      "{ \"props\": { \"ink\": { \"value\": \"#ff0000\", \"type\": \"color\" } } }")
    #expect(theo.read().paths == ["ink"])
    let list = TokenCase(
      "{ \"props\": [{ \"name\": \"ink\", \"value\": \"#ff0000\", \"type\": \"color\" }] }")
    #expect(list.read().paths == ["ink"])
    let aliases = TokenCase("{ \"aliases\": { \"ink\": \"#ff0000\" } }")
    #expect(aliases.read().paths == ["ink"])
    let resolver = TokenCase(
      "{ \"version\": \"2025.10\", \"sets\": { \"a\": { \"sources\": [] } } }")
    #expect(
      resolver.read().findings.map(\.message) == ["resolver document has no 'resolutionOrder'"])
  }

  @Test("sets of one token with values are modes, sets of tokens are a group")
  func sets() {
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

  @Test("a group has a type by the standard's key only")
  func groupTypes() {
    let system = TokenCase(
      """
      { "a": { "type": "color", "ink": { "$value": \(Self.red) }, "older": { "value": "#ff0000" } },
        "b": { "$type": "color", "type": "number", "ink": { "$value": \(Self.red) } } }
      """
    ).read()
    #expect(system.paths == ["a.older", "b.ink"])
    #expect(system.kinds.contains("unknown-key 2"))
  }

  @Test("a token with values by theme may have members")
  func carbon() {
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
}
