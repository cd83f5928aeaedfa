import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Entries are laid over one another for each variant")
struct LayeringTests {
  private static func token(_ name: String, _ value: String) -> String {
    "{ \"\(name)\": { \"$type\": \"color\", \"$value\": \(value) } }"
  }

  private static let black = "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"
  private static let white = "{ \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"

  @Test("later entries lie over earlier ones before aliases are resolved")
  func order() {
    let system = TokenCase([
      "base.json":
        "{ \"ink\": { \"$type\": \"color\", \"$value\": \(Self.black) }, \"text\": { \"$value\": \"{ink}\" } }",
      "over.json": Self.token("ink", Self.white),
    ]).read([.plain("base.json"), .plain("over.json")])
    #expect(system.color("text") == "#FFFFFF")
  }

  @Test("a variant that an entry leaves out falls back")
  func fallback() {
    let system = TokenCase([
      "l.json": Self.token("ink", Self.black), "d.json": Self.token("ink", Self.white),
    ]).read([.files([.light: ["l.json"], .dark: ["d.json"]])])
    #expect(system.color("ink") == "#000000")
    #expect(system.color("ink", .lightHighContrast) == "#000000")
    #expect(system.color("ink", .darkHighContrast) == "#FFFFFF")
    #expect(system.tokens.count == 1)
  }

  @Test("a token of one variant only is listed with that one")
  func partial() {
    let system = TokenCase([
      "l.json": Self.token("a", Self.black), "d.json": Self.token("b", Self.white),
    ]).read([.files([.light: ["l.json"], .dark: ["d.json"]])])
    #expect(system.paths == ["a", "b"])
    #expect(system.color("b") == nil && system.color("b", .dark) == "#FFFFFF")
    #expect(system.color("a", .dark) == "#000000")
  }

  @Test("a prefix stands before all names, and references look behind it first")
  func prefix() {
    let system = TokenCase([
      "a.json":
        "{ \"ink\": { \"$type\": \"color\", \"$value\": \(Self.black) }, \"b\": { \"$value\": \"{ink}\" } }",
      "b.json": Self.token("ink", Self.white),
    ]).read([.plain("b.json"), .plain("a.json", under: "brand")])
    #expect(system.paths == ["ink", "brand.ink", "brand.b"])
    #expect(system.color("brand.b") == "#000000")
  }

  @Test("a token and a group of one path contradict each other at the later place")
  func contradiction() {
    let system = TokenCase([
      "a.json": Self.token("ink", Self.black),
      "b.json": "{ \"ink\": { \"soft\": { \"$type\": \"color\", \"$value\": \(Self.white) } } }",
    ]).read([.plain("a.json"), .plain("b.json")])
    #expect(system.paths == ["ink"])
    #expect(system.findings.map(\.id) == ["token-and-group"])
    #expect(system.findings.first?.range?.file == 1)
  }

  @Test("modes are taken by the names of variants, or by those that the entry says")
  func modes() {
    let text = """
      { "a": { "$type": "color", "$value": \(Self.black),
          "$extensions": { "mode": { "Light": \(Self.black), "dark-hc": "#ff0000", "Dark": \(Self.white) } } },
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

  @Test("groups extend groups: own tokens win, aliases keep their paths, types are inherited")
  func extends() {
    let system = TokenCase(
      """
      { "base": { "$type": "color", "ink": { "$value": \(Self.black) }, "soft": { "$value": "{base.ink}" },
          "deep": { "er": { "$value": "#123456" } } },
        "brand": { "$extends": "{base}", "ink": { "$value": \(Self.white) } },
        "more": { "$extends": "#/brand" },
        "loop": { "$extends": "{loop}" }, "up": { "in": { "$extends": "{up}" } },
        "none": { "$extends": "{nope}" } }
      """
    ).read()
    #expect(system.color("brand.ink") == "#FFFFFF" && system.color("brand.soft") == "#000000")
    #expect(system.color("more.deep.er") == "#123456")
    #expect(system.findings.map(\.id) == ["cyclic-token", "cyclic-token", "undefined-token"])
  }

  @Test("$extends brings no type that its target has from its own ancestors")
  func extendsWithoutType() {
    let system = TokenCase(
      """
      { "a": { "$type": "color", "b": { "c": { "$value": \(Self.black) } } },
        "d": { "$extends": "{a.b}" } }
      """
    ).read()
    #expect(system.paths == ["a.b.c"])
    #expect(system.reason("d.c")?.hasPrefix("it has no type") == true)
  }

  @Test("groups that double by $extends end with one error", .timeLimit(.minutes(1)))
  func doubling() {
    let levels = (1...60).map {
      "\"g\($0)\": { \"l\": { \"$extends\": \"{g\($0 - 1)}\" }, \"r\": { \"$extends\": \"{g\($0 - 1)}\" } }"
    }
    let system = TokenCase(
      "{ \"g0\": { \"x\": { \"$type\": \"color\", \"$value\": \(Self.black) } }, "
        + "\(levels.joined(separator: ",")) }"
    ).read()
    #expect(system.findings.filter { $0.id == "too-many-tokens" }.count >= 1)
  }
}
