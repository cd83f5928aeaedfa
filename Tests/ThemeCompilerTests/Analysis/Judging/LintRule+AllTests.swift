import Testing

@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The list of rules")
struct LintRuleAllTests {
  @Test("has each rule once, by its name")
  func names() {
    #expect(Set(LintRule.names).count == LintRule.all.count)
    #expect(LintRule.named("tint-contrast")?.id == "tint-contrast")
    #expect(LintRule.named("unknown-key") == nil && LintRule.named("") == nil)
  }

  @Test("tells findings of rules from errors that leave nothing to compile")
  func breaksTheme() {
    #expect(!Diagnostic("tint-contrast", .error, "x", at: nil).breaksTheme)
    #expect(Diagnostic("unknown-key", .error, "x", at: nil).breaksTheme)
    #expect(!Diagnostic("unknown-key", .warning, "x", at: nil).breaksTheme)
  }
}
