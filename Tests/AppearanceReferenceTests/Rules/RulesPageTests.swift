import Testing
import ThemeCompiler

@testable import AppearanceReference

@Suite struct RulesPageTests {
  @Test("every rule has a line in the table and a section, to which the line leads")
  func sections() {
    let lines = rulesPage.split(separator: "\n")
    for rule in LintRule.all {
      let row = "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |"
      #expect(lines.filter { $0 == row }.count == 1, "\(rule.id)")
      #expect(lines.filter { $0 == "## \(rule.id)" }.count == 1, "\(rule.id)")
    }
    #expect(lines.filter { $0.hasPrefix("## ") }.count == LintRule.all.count)
  }

  @Test("every block of code is closed and says its language")
  func blocks() {
    let fences = rulesPage.split(separator: "\n").filter { $0.hasPrefix("```") }
    #expect(!fences.isEmpty && fences.count.isMultiple(of: 2))
    for (index, fence) in fences.enumerated() {
      #expect((fence == "```") == !index.isMultiple(of: 2), "\(index): \(fence)")
    }
  }
}
