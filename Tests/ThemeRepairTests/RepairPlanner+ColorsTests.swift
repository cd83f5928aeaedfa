import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Repairs by other colors")
struct RepairPlannerColorsTests {
  @Test("a color that cannot pass in light and dark mode is split", arguments: ["yaml", "json"])
  func split(format: String) {
    let text = """
      { "palette": { "accent": "#007AFF" },
        "appearances": {
          "light": { "interfaceStyle": "light",
            "toolbar": { "backgroundColor": "#F8F8F8", "tintColor": "{accent}" } },
          "dark": { "interfaceStyle": "dark",
            "toolbar": { "backgroundColor": "#000000", "tintColor": "{accent}" } } } }
      """
    let path = "Shop.theme.\(format)"
    let parts =
      format == "json"
      ? "{ \"light\": \"#006EE7\", \"dark\": \"#007AFF\" }"
      : "{ light: \"#006EE7\", dark: \"#007AFF\" }"
    #expect(analysis(text, path).diagnostics.first?.fixIts.first?.replacement == parts)
    #expect(fixed(text, path: path) == text.replacing("\"#007AFF\"", with: parts))
  }

  @Test("a background may get the least alpha that passes over everything")
  func opacity() throws {
    let text = """
      appearances:
        light:
          toolbar: { background: default, backgroundEffect: none, backgroundColor: "#FFFFFF80", tintColor: "#767676" }
      """
    let finding = try #require(analysis(text).diagnostics.first { !$0.fixIts.isEmpty })
    for fixIt in finding.fixIts {
      let after = analysis(applying(fixIt, to: text))
      #expect(!after.diagnostics.contains { $0.id == finding.id }, "\(fixIt.message)")
    }
  }
}

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
