import Testing
import ThemeSyntax

@testable import DesignTokens

@Suite("Files of tokens are read once, and what they cannot be is told")
struct TokenFilesTests {
  @Test("a missing file, a single value and a broken one are findings that speak of tokens")
  func unreadable() {
    let missing = TokenCase([:]).read("no.json")
    #expect(missing.findings.map(\.message) == ["'no.json' cannot be read: no such file"])
    #expect(missing.missing == ["no.json"])
    let value = TokenCase("12").read()
    #expect(
      value.findings.map(\.message) == [
        "token file is a mapping of groups and tokens; this is a single value"
      ])
    #expect(TokenCase("{ \"a\": ").read().findings.map(\.id) == ["unclosed-bracket"])
  }

  @Test("a file that is too large is not read")
  func size() {
    let system = TokenCase(String(repeating: " ", count: ReadSubject.tokens.bytes + 1)).read()
    #expect(
      system.findings.map(\.message) == [
        "'tokens.json' cannot be read: the files of tokens are larger than 32 MiB together"
      ])
  }

  @Test("a file past what a run of very many themes tells apart is refused, not a crash")
  func numbers() {
    let numbers = FileNumbers(ofTheme: 1, among: 1 << 29)
    let files = ["a.json": "{}", "b.json": "{}", "c.json": "{}", "d.json": "{}"]
    let system = TokenCase(files).read(
      ["a", "b", "c", "d"].map { .plain("\($0).json") }, numbers: numbers, after: 1)
    #expect(system.sources.map(\.path) == ["a.json", "b.json"])
    #expect(
      system.findings.map(\.message)
        == ["c", "d"].map {
          "'\($0).json' cannot be read: it is one more file than a run tells apart"
        })
  }

  @Test("content tells JSON from YAML where the name does not")
  func content() {
    let json = "{\n\t\"a\": { \"$type\": \"color\", \"$value\": \"#fff\" } }"
    #expect(TokenCase(["a.tokens": json]).read("a.tokens").paths == ["a"])
    #expect(
      TokenCase(["a.tokens": "a: { $type: color, $value: '#fff' }"]).read("a.tokens").paths == ["a"]
    )
  }

  @Test("comments and commas of JSON5 are read and counted")
  func leniency() {
    let system = TokenCase(
      """
      // Brand
      { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0,] } }, /* x */ }
      """
    ).read()
    #expect(system.color("a") == "#000000")
    #expect(system.kinds == ["json-comment 2", "trailing-comma 2"])
  }
}
