import Testing
import ThemeAnalysis
import ThemeModel

@testable import AppearanceReference

@Suite struct ExampleFindingsTests {
  @Test("an example is compiled under its configuration, and only what the rule says is shown")
  func findings() throws {
    for rule in LintRule.all {
      for example in rule.examples.triggering {
        let text = example.findings(of: rule.id)
        #expect(text.contains("[\(rule.id)]"), "\(rule.id)")
        let others = LintRule.all.filter { $0.id != rule.id && text.contains("[\($0.id)]") }
        #expect(others.isEmpty, "\(rule.id): \(others.map(\.id))")
      }
      for example in rule.examples.passing {
        #expect(example.findings(of: rule.id) == "", "\(rule.id)")
      }
    }
  }
}
