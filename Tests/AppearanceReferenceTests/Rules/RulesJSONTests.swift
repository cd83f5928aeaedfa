import Foundation
import Testing

@testable import AppearanceReference
@testable import ThemeCompiler

@Suite("The rules as JSON")
struct RulesJSONTests {
  @Test("the JSON list has everything about each rule")
  func json() throws {
    struct Rule: Decodable {
      struct Option: Decodable { let name, summary, takes: String }
      struct Example: Decodable { let configuration, theme: String }
      let id, severity, summary, explanation: String
      let options: [Option]
      let triggering, passing: [Example]
    }
    let rules = try JSONDecoder().decode([Rule].self, from: Data(ruleList(as: .json).utf8))
    #expect(rules.map(\.id) == LintRule.all.map(\.id))
    for (listed, rule) in zip(rules, LintRule.all) {
      #expect(listed.severity == rule.severity.rawValue)
      #expect(listed.summary == rule.summary && listed.explanation == rule.explanation)
      #expect(listed.options.map(\.name) == rule.options.map(\.name))
      #expect(listed.triggering.map(\.theme) == [rule.triggering.text])
      #expect(listed.passing.map(\.configuration) == [rule.passing.configuration])
    }
  }
}
