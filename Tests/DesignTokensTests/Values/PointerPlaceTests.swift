import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("What is wrong is told where somebody wrote it")
struct PointerPlaceTests {
  /// The text that a finding's place covers.
  private func text(_ range: SourceRange?, in system: TokenSystem) -> String? {
    guard let range else { return nil }
    let bytes = system.sources[Int(range.file)].bytes
    return String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
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

  @Test("'modify' takes arithmetic that other tokens hold")
  func modify() {
    let system = TokenCase(
      """
      { "sum": { "value": "0.25 + 0.25", "type": "number" },
        "half": { "value": "{sum}", "type": "number" },
        "more": { "value": "{sum} * 2 - {half}", "type": "number" },
        "gap": { "value": "{space} * 2", "type": "dimension" },
        "loop": { "value": "{pool} * 2", "type": "number" },
        "pool": { "value": "{loop} * 2", "type": "number" },
        "c": { "value": "#000000", "type": "color" },
        "d": { "value": "{c}", "type": "color", "$extensions": { "studio.tokens": {
          "modify": { "type": "lighten", "space": "srgb", "value": "{sum}" } } } },
        "e": { "value": "{c}", "type": "color", "$extensions": { "studio.tokens": {
          "modify": { "type": "alpha", "value": "{more}" } } } },
        "f": { "value": "rgba({c}, {half})", "type": "color" } }
      """
    ).read()
    #expect(system.tokens.first { $0.path == "d" }?.shown(in: .light)?.color.red == 0.5)
    #expect(system.tokens.first { $0.path == "e" }?.shown(in: .light)?.color.alpha == 0.5)
    #expect(system.tokens.first { $0.path == "f" }?.shown(in: .light)?.color.alpha == 0.5)
    // What is no color is told only where the theme asks for it.
    #expect(system.skipped.map(\.path).contains("gap"))
  }

  @Test("an alias with an exclamation mark is read within a text too")
  func foreignAliases() {
    let system = TokenCase(
      """
      { "props": { "veil": { "value": "rgba({!ink}, 0.5)", "type": "color" } },
        "aliases": { "ink": "#ff0000" } }
      """
    ).read()
    #expect(system.color("veil") == "rgb(255 0 0 / 0.5)")
    #expect(system.kinds.contains("foreign-alias 1"))
  }
}
