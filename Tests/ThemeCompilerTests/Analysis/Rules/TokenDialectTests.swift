import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Files of tokens in another notation")
struct TokenDialectTests {
  @Test("are a note with the standard's notation, at the first place that has the other one")
  func found() {
    let found = findings("{ \"ink\": { \"$type\": \"color\", \"$value\": \"#FFFFFF\" } }")
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.place) == ["\"#FFFFFF\""])
    #expect(
      found.map(\.message) == [
        "color written as text; write { \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"
      ])
  }

  @Test("have one finding for each kind of deviation, with how often it is there")
  func counted() {
    let found = findings(
      """
      { "ink": { "$type": "color", "value": "#FFFFFF" },
        "paper": { "$type": "color", "value": "#000000" } }
      """)
    #expect(
      found.map(\.message) == [
        "'value' without '$'; write '$value'; 2 times in this file",
        "color written as text; write { \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }; "
          + "2 times in this file",
      ])
    #expect(found.map(\.place) == ["\"value\"", "\"#FFFFFF\""])
  }

  @Test("matter as much as the configuration says")
  func severity() {
    let text = "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#FFFFFF\" } }"
    #expect(findings(text, "lint: { token-dialect: error }").map(\.severity) == [.error])
    #expect(findings(text, "lint: { token-dialect: off }") == [])
  }

  @Test("are none that the standard has itself")
  func standard() {
    let value = "{ \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"
    #expect(findings("{ \"ink\": { \"$type\": \"color\", \"$value\": \(value) } }") == [])
  }

  private func findings(_ tokens: String, _ configuration: String = "") -> [ShownFinding] {
    LintRule.tokenDialect.findings(
      in: "tokens: brand.tokens.json\nroles: { text: \"{ink}\" }", configuration,
      file: ("brand.tokens.json", tokens))
  }
}
