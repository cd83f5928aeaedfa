import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Repairs by other design tokens")
struct RepairPlannerTokensTests {
  @Test("a token of the same group comes first, and none of another hue is named")
  func tokens() {
    let tokens = """
      { "blue": { "$type": "color", "500": { "$value": "#5B9BFF" }, "700": { "$value": "#1550B0" } },
        "sky": { "$type": "color", "500": { "$value": "#5BA0FF" } },
        "green": { "$type": "color", "700": { "$value": "#0B5D1E" } } }
      """
    func first(_ token: String) -> String? {
      let text = """
        tokens: t.json
        appearances:
          light:
            toolbar: { backgroundColor: white, tintColor: "{\(token)}" }
        """
      let load: FileLoader = { .success(SourceFile(path: $0, text: tokens)) }
      var analysis = Analysis(
        ThemeInput(SourceFile(path: "Shop.theme.yaml", text: text)), load: load)
      analysis.suggestRepairs(load: load)
      return analysis.diagnostics.first { $0.id == "tint-contrast" }?.fixIts.first?.replacement
    }
    #expect(first("blue.500") == "\"{blue.700}\"")
    #expect(first("sky.500") == "\"#3276D2\"")
  }
}
