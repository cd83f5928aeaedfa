import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Resolver documents choose files by inputs")
struct ResolverDocumentTests {
  private static func ink(_ component: Int) -> String {
    """
    { "ink": { "$type": "color", "$value":
        { "colorSpace": "srgb", "components": [\(component), \(component), \(component)] } } }
    """
  }

  private static let document = """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
      "modifiers": { "Theme": { "contexts": { "Light": [], "dark": [{ "$ref": "dark.json" }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/Theme" }] }
    """

  private func files(_ document: String = Self.document) -> TokenCase {
    TokenCase(["r.json": document, "base.json": Self.ink(0), "dark.json": Self.ink(1)])
  }

  @Test("inputs match without case")
  func inputs() {
    let system = files().read([
      .resolver("r.json", [.light: ["theme": "LIGHT"], .dark: ["THEME": "Dark"]])
    ])
    #expect(system.color("ink") == "#000000" && system.color("ink", .dark) == "#FFFFFF")
    #expect(system.deviations.isEmpty && system.findings.isEmpty)
  }

  @Test("without inputs the default is taken, else the context that is called like the variant")
  func defaults() {
    let named = files().read("r.json")
    #expect(named.color("ink", .dark) == "#FFFFFF")
    let document = Self.document.replacing(
      "\"contexts\"", with: "\"default\": \"Light\", \"contexts\"")
    #expect(files(document).read("r.json").color("ink", .dark) == "#000000")
  }

  @Test("all that is wrong with an input is told together")
  func wrongInputs() {
    let system = files().read([
      .resolver("r.json", [.light: ["theme": "drak", "size": "big"]])
    ])
    #expect(
      system.findings.map(\.message) == [
        "modifier 'Theme' has no context 'drak'; did you mean 'dark'?",
        "no modifier 'size'; there is Theme",
      ])
    #expect(system.findings.allSatisfy { $0.severity == .error })
  }

  @Test(
    "what is wrong with a document is told",
    arguments: [
      ("{ \"resolutionOrder\": [] }", "'resolutionOrder' is empty"),
      (
        "{ \"version\": \"2025.10\", \"resolutionOrder\": [{ \"$ref\": \"#/resolutionOrder/0\" }] }",
        "'resolutionOrder' takes sets and modifiers, not '#/resolutionOrder/0'"
      ),
      (
        "{ \"version\": \"2025.10\", \"resolutionOrder\": [{ \"$ref\": \"#/sets/x\" }] }",
        "'#/sets/x' isn't a set or modifier of this document; write '#/sets/name'"
      ),
      (
        "{ \"resolutionOrder\": [{ \"type\": \"set\", \"sources\": [{}] }] }",
        "entry of 'resolutionOrder' has no 'name'"
      ),
      (
        "{ \"modifiers\": { \"m\": { \"contexts\": {} } }, \"resolutionOrder\": "
          + "[{ \"$ref\": \"#/modifiers/m\" }] }", "modifier 'm' has no contexts"
      ),
      (
        "{ \"modifiers\": { \"m\": { \"contexts\": { \"a\": [], \"b\": [] }, \"default\": \"c\" } }, "
          + "\"resolutionOrder\": [{ \"$ref\": \"#/modifiers/m\" }] }",
        "default 'c' isn't a context of modifier 'm'; did you mean 'a'?"
      ),
      (
        "{ \"sets\": { \"s\": { \"sources\": [{ \"$ref\": \"#/sets/s\" }] } }, \"resolutionOrder\": "
          + "[{ \"$ref\": \"#/sets/s\" }] }", "set 's' leads to itself: s → s"
      ),
      (
        "{ \"sets\": { \"s\": { \"sources\": [{ \"$ref\": \"r.json\" }] } }, \"resolutionOrder\": "
          + "[{ \"$ref\": \"#/sets/s\" }] }", "resolver document names itself"
      ),
    ])
  func wrongDocuments(document: String, message: String) {
    let messages = files(document).read("r.json").findings.map(\.message)
    #expect(messages.contains(message), "\(messages)")
  }

  @Test("departures are counted: the version, one context, a misspelled key")
  func deviations() {
    let system = files(
      """
      { "version": "2025-10-01", "foo": 1,
        "modifiers": { "m": { "context": { "light": [{ "$ref": "base.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
      """
    ).read("r.json")
    #expect(
      Set(system.kinds) == [
        "resolver-version 1", "resolver-key 1", "context-key 1", "one-context 1",
      ])
    #expect(system.color("ink") == "#000000")
  }

  @Test("sources are inline tokens, sets and parts of files, and keys beside a pointer replace")
  func sources() {
    let system = TokenCase([
      "r.json": """
      { "version": "2025.10", "$defs": { "more": { "d": { "$type": "color", "$value":
          { "colorSpace": "srgb", "components": [0, 0, 1] } } } },
        "sets": { "base": { "sources": [
          { "$ref": "base.json#/inner", "ink": { "$type": "number", "$value": 1 } },
          { "$ref": "#/$defs/more" },
          { "e": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1, 0] } } }] } },
        "resolutionOrder": [{ "type": "set", "name": "x", "sources": [{ "$ref": "#/sets/base" }] }] }
      """,
      "base.json": "{ \"inner\": { \"ink\": { \"deep\": {} }, \"f\": \(Self.ink(1)) } }",
    ]).read("r.json")
    #expect(system.paths == ["f.ink", "d", "e"])
    #expect(system.skipped.map(\.path) == ["ink"])
  }

  @Test("sets that name others twice, thirty levels deep, end with one error")
  func doubling() {
    let sets = (1...30).map {
      "\"s\($0)\": { \"sources\": [{ \"$ref\": \"#/sets/s\($0 - 1)\" }, "
        + "{ \"$ref\": \"#/sets/s\($0 - 1)\" }] }"
    }
    let system = TokenCase([
      "r.json": "{ \"version\": \"2025.10\", \"sets\": { \"s0\": { \"sources\": [] }, "
        + "\(sets.joined(separator: ",")) }, \"resolutionOrder\": [{ \"$ref\": \"#/sets/s30\" }] }"
    ]).read("r.json")
    #expect(system.findings.map(\.id) == ["too-many-tokens"])
  }

  @Test("a circle of sets is told once, with its chain")
  func circle() {
    let system = files(
      """
      { "version": "2025.10",
        "sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] },
          "b": { "sources": [{ "$ref": "#/sets/c" }, { "$ref": "base.json" }] },
          "c": { "sources": [{ "$ref": "#/sets/a" }, { "$ref": "#/sets/b" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/sets/c" }] }
      """
    ).read("r.json")
    #expect(
      system.findings.map(\.message) == [
        "set 'a' leads to itself: a → b → c → a", "set 'b' leads to itself: b → c → b",
      ])
    #expect(system.paths == ["ink"])
  }

  @Test(
    "what is wrong in parts that nothing uses is told too",
    arguments: [
      ("\"sets\": { \"x\": {} }", "set has no 'sources'"),
      ("\"modifiers\": { \"x\": { \"contexts\": {} } }", "modifier 'x' has no contexts"),
      (
        "\"modifiers\": { \"x\": { \"contexts\": { \"a\": [], \"b\": [] }, \"default\": \"c\" } }",
        "default 'c' isn't a context of modifier 'x'; did you mean 'a'?"
      ),
      (
        "\"sets\": { \"x\": { \"sources\": [{ \"$ref\": \"#/sets/y\" }] } }", "it leads nowhere"
      ),
      (
        "\"modifiers\": { \"y\": { \"contexts\": { \"a\": [], \"b\": [] } } }, "
          + "\"sets\": { \"x\": { \"sources\": [{ \"$ref\": \"#/modifiers/y\" }] } }",
        "source leads to a modifier; it takes sets and files"
      ),
      (
        "\"modifiers\": { \"x\": { \"contexts\": { \"a\": [{ \"$ref\": \"#a\" }], \"b\": [] } } }",
        "'#a' isn't a JSON Pointer"
      ),
      (
        "\"sets\": { \"x\": { \"sources\": [{ \"$ref\": \"#/sets/x\" }] } }",
        "set 'x' leads to itself: x → x"
      ),
    ])
  func unused(part: String, message: String) {
    let system = files(
      "{ \"version\": \"2025.10\", \(part), \"resolutionOrder\": [{ \"type\": \"set\", "
        + "\"name\": \"s\", \"sources\": [{ \"$ref\": \"base.json\" }] }] }"
    ).read("r.json")
    #expect(system.findings.map(\.message) == [message])
    #expect(system.paths == ["ink"])
  }

  @Test("'context' is told at its own line")
  func contextPlace() {
    let text = """
      { "version": "2025.10",
        "modifiers": { "m": {
          "description": "x",
          "context": { "light": [{ "$ref": "base.json" }], "dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
      """
    let found = files(text).read("r.json").deviations.first { $0.kind == .contextKey }
    let place = found.map { Array(text.utf8)[Int($0.range.lower)..<Int($0.range.upper)] }
    #expect(place.map { String(decoding: $0, as: UTF8.self) } == "\"context\"")
  }

  @Test("a version is a string in JSON, and counts by its text in YAML")
  func versions() {
    let rest = "sets: {}, resolutionOrder: [{ type: set, name: s, sources: [{ $ref: base.json }] }]"
    let yaml = TokenCase(["r.yml": "{ version: 2025.10, \(rest) }", "base.json": Self.ink(0)])
    #expect(yaml.read("r.yml").kinds == [])
    let json = files(Self.document.replacing("\"2025.10\"", with: "2025.10")).read("r.json")
    #expect(json.kinds == ["resolver-version 1"])
    #expect(json.paths == ["ink"])
  }
}
