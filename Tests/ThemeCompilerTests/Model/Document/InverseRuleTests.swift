import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Rules of inverses")
struct InverseRuleTests {
  @Test(
    "words of other tools ask for one",
    arguments: [
      ("invert", InverseRule.mirror), ("TRUE", .mirror), ("negative", .rgb), ("Flip", .swap),
      ("off", InverseRule.none),
    ])
  func meant(word: String, rule: InverseRule) {
    #expect(InverseRule.meant(by: word) == rule)
  }

  @Test("no other word does, and only computed rules change ratios")
  func others() {
    #expect(InverseRule.meant(by: "night") == nil)
    #expect(InverseRule.allCases.filter(\.spoilsRatios) == [.rgb, .lightness])
  }
}
