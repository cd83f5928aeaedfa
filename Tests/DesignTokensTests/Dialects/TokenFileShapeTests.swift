import ColorScience
import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("A file has the shape that its members say")
struct TokenFileShapeTests {
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
    let groups = names.map { "\"\($0)\": { \"ink\": \(TokenText.token(1)) }" }
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
}
