import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeAnalysis
@testable import ThemeModel
@testable import ThemeRepair

@Suite("Repairs of the system's colors")
struct RepairPlannerSystemTests {
  @Test("the next color for text is suggested, and never made without asking")
  func ladder() throws {
    let text = """
      appearances:
        light:
          navigationBar: { backgroundColor: .systemBackground, titleColor: .secondaryLabel, tintColor: .label }
      """
    let finding = try #require(analysis(text).diagnostics.first { $0.id == "title-contrast" })
    #expect(finding.fixIts.contains { $0.replacement.contains(".label") })
    #expect(finding.fixIts.allSatisfy { !$0.isAutomatic })
    #expect(fixed(text) == text)
  }
}
