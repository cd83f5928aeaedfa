import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Tokens that a later version takes away")
struct DeprecatedTokenTests {
  @Test(
    "are named with what their file says, and with what takes their place",
    arguments: [
      ("true", "token 'ink' is deprecated", []),
      ("\"Gone in 3.0.\"", "token 'ink' is deprecated: Gone in 3.0", []),
      ("\"use {text}\"", "token 'ink' is deprecated: use {text}", ["{text}"]),
      ("\"use {txt}\"", "token 'ink' is deprecated: use {txt}", []),
    ])
  func found(deprecation: String, message: String, repairs: [String]) throws {
    let found = findings(deprecation, "roles: { label: \"{ink}\" }")
    try #require(found.count == 1)
    #expect(found[0].severity == .warning && found[0].place == "{ink}")
    #expect(found[0].message == message)
    #expect(found[0].notes == ["it is deprecated here «\(deprecation)»"])
    #expect(found[0].repairs == repairs)
  }

  @Test("of which one refers to another are told to write that")
  func alias() {
    let found = LintRule.deprecatedToken.findings(
      in: "tokens: brand.json\nroles: { label: \"{old}\" }",
      file: (
        "brand.json",
        """
        { "old": { "$type": "color", "$deprecated": true, "$value": "{ink}" },
          "ink": { "$type": "color", "$value": "#000000" } }
        """
      ))
    #expect(found.map(\.message) == ["token 'old' is deprecated; write {ink}"])
    #expect(found.map(\.repairs) == [["{ink}"]])
  }

  @Test("are none of a theme that does not use them, and none where the file says false")
  func passes() {
    #expect(findings("true", "roles: { label: \"{text}\" }") == [])
    #expect(findings("false", "roles: { label: \"{ink}\" }") == [])
  }

  private func findings(_ deprecation: String, _ theme: String) -> [ShownFinding] {
    LintRule.deprecatedToken.findings(
      in: "tokens: brand.json\n" + theme,
      file: (
        "brand.json",
        """
        { "ink": { "$type": "color", "$deprecated": \(deprecation), "$value": "#000000" },
          "text": { "$type": "color", "$value": "#111111" } }
        """
      ))
  }
}
