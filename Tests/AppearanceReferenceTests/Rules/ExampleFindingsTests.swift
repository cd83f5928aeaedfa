import Testing
import ThemeCompiler

@testable import AppearanceReference

@Suite struct ExampleFindingsTests {
  @Test("an example is compiled under its configuration, and only what the rule says is shown")
  func findings() throws {
    for rule in LintRule.all {
      let text = rule.triggering.findings(of: rule.id)
      #expect(text.contains("[\(rule.id)]"), "\(rule.id)")
      let others = LintRule.all.filter { $0.id != rule.id && text.contains("[\($0.id)]") }
      #expect(others.isEmpty, "\(rule.id): \(others.map(\.id))")
      #expect(rule.passing.findings(of: rule.id) == "", "\(rule.id)")
    }
  }
}
