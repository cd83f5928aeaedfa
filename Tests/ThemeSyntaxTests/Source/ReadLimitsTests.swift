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

  @Test("64 levels are fine, 65 are not")
  func exactDepth() {
    func nested(_ levels: Int) -> String {
      "a: " + String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
    }
    #expect(Reading(nested(64)).findings.isEmpty)
    #expect(Reading(nested(65)).result.diagnostics.map(\.id) == ["too-deep"])
  }
}
