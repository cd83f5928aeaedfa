import Testing
import ThemeSyntax

@testable import ThemeCompiler

@Suite("Tabs that only their color tells apart")
struct IndistinguishableTabStateTests {
  @Test("are an error in one color")
  func equal() {
    let found = findings("#6B6B70", "#6B6B70")
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place) == ["\"#6B6B70\""])
    #expect(
      found.map(\.message) == [
        "selected and unselected tab are both #6B6B70 in 'a.tabBar' (light); make one darker or lighter"
      ])
    #expect(found.map(\.notes) == [["the other tabs' color is set here «\"#6B6B70\"»"]])
  }

  // Two grays of ΔE00 4.703 and of 5.046.
  @Test(
    "are a warning where they are less than 5 apart", arguments: [("#8D8D8D", 1), ("#8E8E8E", 0)])
  func near(other: String, count: Int) {
    let found = findings("#808080", other)
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
    #expect(
      found.allSatisfy {
        $0.message == "selected tab #808080 and unselected tab \(other) are 4.703 apart (ΔE00) in "
          + "'a.tabBar' (light); 5 is needed; make one darker or lighter"
      })
  }

  @Test("are compared as others see them where the configuration sets the severity")
  func vision() {
    #expect(findings("#2E7D32", "#B3261E") == [])
    let found = findings("#2E7D32", "#B3261E", "warning")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.allSatisfy { $0.message.contains("apart (ΔE OK)") })
    #expect(found.allSatisfy { $0.message.contains(", seen with ") })
    #expect(found.allSatisfy { $0.message.contains("; 0.1 is needed;") })
  }

  @Test("have no other option than with a severity, which counts for what it finds")
  func options() {
    #expect(findings("#2E7D32", "#B3261E", "{ minimum: 0.5 }") == [])
    let found = findings("#2E7D32", "#B3261E", "{ severity: error, minimum: 0.5 }")
    #expect(found.map(\.severity) == [.error])
    for (minimum, isFound) in [(0.1, false), (0.9, true)] {
      let found = findings("#0A3D91", "#6B6B70", "{ severity: note, minimum: \(minimum) }")
      #expect(found.isEmpty == !isFound)
    }
  }

  @Test("are compared where the theme has both colors, in the variant in which they are nearest")
  func variants() {
    #expect(
      LintRule.indistinguishableTabState.findings(
        in: "appearances: { a: { tabBar: { tintColor: \"#6B6B70\" } } }") == [])
    let theme = """
      appearances:
        a: { tabBar: { tintColor: { light: black, dark: white }, unselectedItemTintColor: "#FFFFFF" } }
      """
    let found = LintRule.indistinguishableTabState.findings(in: theme)
    #expect(found.map { $0.message.contains("both #FFFFFF in 'a.tabBar' (dark)") } == [true])
  }

  private func findings(
    _ selected: String, _ other: String, _ setting: String? = nil
  ) -> [ShownFinding] {
    LintRule.indistinguishableTabState.findings(
      in: """
        appearances:
          a: { tabBar: { tintColor: "\(selected)", unselectedItemTintColor: "\(other)" } }
        """,
      setting.map { "lint: { indistinguishable-tab-state: \($0) }" } ?? "")
  }
}
