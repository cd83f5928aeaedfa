import Testing

@testable import ThemeSyntax

@Suite(.timeLimit(.minutes(1))) struct ReadLimitsTests {
  @Test(
    "depth stops at 64 levels at once, in brackets, braces, dashes and keys",
    arguments: [
      (String(repeating: "[", count: 100_000), "a.yaml", 64),
      (String(repeating: "{\"a\":", count: 100_000), "a.yaml", 64 * 5),
      (String(repeating: "- ", count: 100_000), "a.yaml", 64 * 2),
      (String(repeating: "[", count: 100_000), "a.json", 64),
      (String(repeating: "{\"a\":", count: 100_000), "a.json", 64 * 5),
    ])
  func depth(_ text: String, _ path: String, _ place: Int) {
    let reading = Reading(text, path: path)
    #expect(reading.result.diagnostics.map(\.message) == ["nested deeper than 64 levels"])
    #expect(reading.result.diagnostics.first?.range?.lower == Int32(place))
  }

  @Test(
    "lists and mappings past the limit are one error at the first of them, in YAML and in JSON",
    arguments: ["a.yaml", "a.json"])
  func collections(_ path: String) {
    #expect(ReadSubject.theme.collections == 500_000)
    var limits = ReadLimits()
    limits.subject = ReadSubject(
      noun: "theme", content: "keys", takesLists: false, keepsDuplicates: false, collections: 50)
    func text(_ count: Int) -> String {
      "{\"a\": [" + Array(repeating: "[]", count: count - 2).joined(separator: ",\n") + "]}"
    }
    #expect(Reading(text(50), path: path, limits: limits).findings.isEmpty)
    let reading = Reading(text(51), path: path, limits: limits)
    let message = "a theme has no more than 50 lists and mappings"
    #expect(reading.findings == ["too-many-values 49:1 «[»: \(message)"])
  }

  @Test("64 levels are fine, 65 are not")
  func exactDepth() {
    func nested(_ levels: Int) -> String {
      "a: " + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
    }
    #expect(Reading(nested(64)).findings.isEmpty)
    #expect(Reading(nested(65)).result.diagnostics.map(\.id) == ["too-deep"])
  }
}
