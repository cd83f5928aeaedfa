import Testing
import ThemeCompiler

@testable import AppearanceReference

@Suite struct LintRuleExplainedTests {
  @Test("an explanation shows its finding as the command does, and keeps to the terminal")
  func explains() throws {
    let text = try #require(explanation(of: "tint-contrast"))
    #expect(text.hasPrefix("tint-contrast (error by default)\n\nThe buttons of a bar"))
    #expect(
      text.contains(
        """
          Example.theme.yaml:5:18: error: tint #FF9500 on #FFFFFF has contrast 2.19:1 in \
        'mail.toolbar'; 3:1 is needed [tint-contrast]
          5 |       tintColor: "#FF9500"
            |                  ^~~~~~~~~
        """))
    #expect(!text.contains("↓"))
  }

  @Test("every rule shows what it reports and what it passes, and the options that it has")
  func parts() {
    for rule in LintRule.all {
      let text = rule.explained(width: 80)
      #expect(text.contains("\nReports"), "\(rule.id)")
      #expect(text.contains("\nPasses"), "\(rule.id)")
      #expect(text.contains("\nOptions:\n  ") == !rule.options.isEmpty, "\(rule.id)")
      for option in rule.options {
        #expect(text.contains("\n  \(option.name): "), "\(option.name)")
      }
    }
  }
}
